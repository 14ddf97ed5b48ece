import { requirePackages } from '../../tools/scripts/install-packages';
import { PACKAGES } from './engines';

/** Runs once before all journeys. */
export default function install(): void {
  requirePackages(PACKAGES);
}
