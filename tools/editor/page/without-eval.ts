import { config } from 'zod';

/** Before the first schema is made: else zod tries whether it may compile code, which the policy forbids and reports. */
config({ jitless: true });
