import { POLICY_FILE } from '@/hosting/policy-file';
import { SPECULATION_RULES_PATH } from '@/hosting/rules';
import type { Policy } from '@/hosting/content-security-policy';
import { isFirebaseConfigured } from '@/components/contact-form/firebase/firebase';
import { DATABASE_ORIGIN } from '@/components/contact-form/firebase/firestore';
import { BUDGETS, BUDGETS_WITH_FIREBASE } from './budgets';
import type { PolicyFacts, PublishOptions } from './options';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** What is particular to this project. Another project that takes the folder over writes this file anew. */
export const config: Omit<PublishOptions, 'root' | 'env'> = {
  from: '.cache/export',
  to: 'out',
  registry: 'components/islands/registry.ts',
  runtime: 'preact',
  // Next exports its own copy of 404.html, which would answer 200.
  dropped: ['_not-found.html'],
  keepers: [
    /^\/(robots\.txt|sitemap\.xml|humans\.txt|favicon\.ico|_headers|_redirects)$/,
    /^\/(manifest\.json|site\.webmanifest|manifest\.webmanifest)$/,
    /^\/\.well-known\//,
    // What Firebase wants to find at the root of a site.
    /^\/__\/firebase\//,
  ],
  font: {
    // Content changes without anybody thinking of fonts: what it is likely to use is there.
    characters: `${ASCII}\u00a0₹€–—‘’“”…·•©®™×°½←→↑↓éè`,
    // Without the features that nothing on the site switches on, the font is a tenth smaller.
    features: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'],
  },
  speculationRules: { address: SPECULATION_RULES_PATH, never: ['/api/*'] },
  policy: { file: POLICY_FILE, make: policyOf },
  // Asked for once the environment has been read.
  get budgets() {
    return isFirebaseConfigured(process.env) ? BUDGETS_WITH_FIREBASE : BUDGETS;
  },
  enforceBudgets: true,
};

/**
 * The policy that `hosting/` reads. Where forms go is where connections go: the contact form sends itself to the same
 * service with and without a script. The second channel is for scripts alone.
 *
 * @throws Error when forms go to more than one service, which the policy does not provide for
 */
function policyOf({ styleHashes, formTargets }: PolicyFacts): Policy {
  const services = formTargets.filter((target) => target !== "'self'");
  if (services.length > 1) throw new Error(`The forms go to ${services.join(' and ')}; the policy allows for one.`);
  const connectAlso = isFirebaseConfigured(process.env) ? [DATABASE_ORIGIN] : [];
  return { styleHashes, connect: services[0] ?? "'self'", connectAlso };
}
