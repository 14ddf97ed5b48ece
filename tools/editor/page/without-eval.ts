import { config } from 'zod';

/** Must run before the first schema is made. Otherwise zod tries to compile code, which the policy forbids and reports. */
config({ jitless: true });
