/** Before `npm run test:outbox`, whose namespace has no network: installs `ip` where it is missing. */
import { requirePackages } from '@/tools/scripts/install-packages';

requirePackages({ iproute2: '/sbin/ip' });
