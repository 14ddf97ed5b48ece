import { readEmailConfig } from '@/components/contact-form/email/config';
import { FIREBASE_VARIABLES, isFirebaseConfigured } from '@/components/contact-form/firebase/firebase';
import { DATABASE_ORIGIN } from '@/components/contact-form/firebase/firestore';
import { getContent } from '@/lib/content';
import { contentSecurityPolicy, POLICY_FILE, type Policy } from './hosting/content-security-policy';
import { headersFor, hostingRules } from './hosting/rules';
import type { PolicyFacts, PublishOptions } from './publish/options';
import type { Budgets } from './publish/report/budgets';

const KB = 1024;
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

export const BUDGETS: Budgets = {
  // An initial congestion window of TCP is 14,600 bytes: the build warns of pages beyond it.
  every: { response: 16_000, scripts: 9 * KB, onDemand: 0, initialLoad: 70 * KB },
  pages: {
    'index.html': { initialLoad: 80 * KB },
    // The pictures that fill the window.
    ...Object.fromEntries(
      Object.keys(getContent().collections.services).map((name) => [`${name}.html`, { initialLoad: 110 * KB }]),
    ),
    // On phones its cards are pictures as wide as the page.
    'services.html': { initialLoad: 76 * KB },
    'contacts.html': { scripts: 12 * KB },
  },
  fonts: { bytes: 30 * KB, files: 2 },
};

/** With Firebase, the form chooses between two channels and loads the database's library when e-mail fails. */
const BUDGETS_WITH_FIREBASE: Budgets = {
  ...BUDGETS,
  pages: { ...BUDGETS.pages, 'contacts.html': { scripts: 13 * KB, onDemand: 80 * KB } },
};

type Environment = Readonly<Record<string, string | undefined>>;
/** What the command line and its environment decide. */
type Runtime = 'root' | 'runtime' | 'enforceBudgets';

/** The publish step's settings for this site. */
export function config(env: Environment): Omit<PublishOptions, Runtime> {
  const withFirebase = isFirebaseConfigured(env);
  return {
    // Without a value: without the second channel, the form's script has no code for it.
    env: {
      ...Object.fromEntries([...FIREBASE_VARIABLES, 'NEXT_PUBLIC_SERVICE_WORKER'].map((name) => [name, undefined])),
      ...env,
    },
    from: '.cache/export',
    to: 'out',
    registry: 'components/islands/registry.ts',
    // Its name never changes: browsers ask for it again and again.
    worker: {
      module: 'components/contact-form/worker/worker.ts',
      path: '/sw.js',
      constants: { EMAIL_CONFIG: readEmailConfig(env) },
    },
    // Next exports its own copy of 404.html, which would answer 200.
    exclude: ['_not-found.html'],
    include: [
      /^\/(robots\.txt|sitemap\.xml|humans\.txt|favicon\.ico|_headers|_redirects)$/,
      /^\/(manifest\.json|site\.webmanifest|manifest\.webmanifest)$/,
      /^\/\.well-known\//,
      // Firebase expects these at the root of a site.
      /^\/__\/firebase\//,
    ],
    font: {
      // Characters that future content is likely to use.
      characters: `${ASCII}\u00a0€–—‘’“”…·•©®™×°½←→↑↓éè`,
      // The family has the rupee sign in another file than the letters: a page about prices would wait for a second
      // one.
      fromSystem: '₹',
      // Without the features that no style switches on, the font is a tenth smaller.
      features: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'],
    },
    policy: { file: POLICY_FILE, make: (facts) => policyOf(facts, withFirebase) },
    styleGroup,
    headerBytes: (facts) => headerBytesOf(policyOf(facts, withFirebase)),
    budgets: withFirebase ? BUDGETS_WITH_FIREBASE : BUDGETS,
  };
}

/** Long articles, the short pages of the other content folders, and pages with a folder of their own in `app/`. */
function styleGroup(file: string): string {
  const name = file.replace(/\.html$/, '');
  const { insights, industries, services } = getContent().collections;
  if (name in insights) return 'insights';
  return name in industries || name in services ? 'short pages' : 'pages';
}

/** What every server adds to the site's own headers: status line, type, encoding, length, date. Bytes. */
const HOST_HEADERS = 262;

/** The size of the headers of a page, in bytes, uncompressed as in HTTP/1.1. */
function headerBytesOf(policy: Policy): number {
  const rules = hostingRules({ contentSecurityPolicy: contentSecurityPolicy(policy), font: policy.font, https: true });
  const lines = Object.entries(headersFor(rules, '/')).map(([name, value]) => `${name}: ${value}\r\n`);
  return HOST_HEADERS + lines.join('').length;
}

/**
 * The policy that `tools/hosting/` reads. Scripts connect to the service that forms are posted to: the contact form
 * uses the same one with and without a script. Only scripts use Firebase.
 *
 * @throws Error when forms post to more than one service, which the policy does not support
 */
function policyOf({ styleHashes, formTargets, font }: PolicyFacts, withFirebase: boolean): Policy {
  const services = formTargets.filter((target) => target !== "'self'");
  if (services.length > 1) throw new Error(`The forms post to ${services.join(' and ')}; the policy allows one.`);
  const connectAlso = withFirebase ? [DATABASE_ORIGIN] : [];
  return { styleHashes, connect: services[0] ?? "'self'", connectAlso, font };
}
