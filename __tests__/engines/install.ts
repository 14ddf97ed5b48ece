import { unpackChromium } from './engines';

/** Runs once before all journeys: workers would unpack the same browser at the same time. */
export default function install(): void {
  unpackChromium('chromium-80');
  unpackChromium('chromium-74');
}
