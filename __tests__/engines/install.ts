import { requirePackages } from '../../tools/scripts/install-packages';
import { PACKAGES, unpackChromium } from './engines';

/** Runs once before all journeys: workers would unpack the same browser at the same time. */
export default function install(): void {
  requirePackages(PACKAGES);
  unpackChromium('chromium-80');
  unpackChromium('chromium-74');
}
