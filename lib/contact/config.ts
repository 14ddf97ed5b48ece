import { isPreview } from '@/lib/site/preview';
import { SERVICE_ORIGIN, type EmailConfig } from './constants';

type Environment = Readonly<Record<string, string | undefined>>;

const configOf = (origin: string, id: string) => ({ origin, publicKey: id, serviceId: id, templateId: id });

/** The configuration of the local mailbox, which `npm start` serves with the site. */
export const LOCAL_MAILBOX: EmailConfig = configOf('', 'local-mailbox');

/** The configuration of a preview, whose messages go nowhere: no host has a name that ends in `.invalid` (RFC 2606). */
export const NOWHERE: EmailConfig = configOf('https://preview.invalid', 'preview');

const IDS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`);
const ORIGIN = 'NEXT_PUBLIC_EMAILJS_ORIGIN';

/** The names of all variables of the email service. */
export const EMAIL_VARIABLES = [...IDS, ORIGIN];

/**
 * Reads variables that are all set, or none.
 *
 * @returns their values in the same order; undefined if none is set
 * @throws Error that names those that are missing or malformed
 */
export function readTogether(env: Environment, names: readonly string[]): string[] | undefined {
  const values = names.map((name) => env[name]?.trim() ?? '');
  const faults = names.filter((_, index) => !/^[\w.:-]+$/.test(values[index]!));
  if (faults.length === 0) return values;
  if (!values.some(Boolean)) return undefined;
  const list = faults.map((name) => `${name} is ${env[name]?.trim() || 'missing'}`);
  throw new Error(`${list.join(', ')}. Set all values, without quotes and spaces, as .env.example says, or none.`);
}

/**
 * The configuration of the email service, from the environment of the build. Without one, messages go to the local
 * mailbox at the page's own origin; those of a preview go nowhere.
 *
 * @throws Error that names every variable that is missing or malformed, and the fix
 */
export function readEmailConfig(env: Environment): EmailConfig {
  if (isPreview(env)) return NOWHERE;
  const [publicKey, serviceId, templateId] = readTogether(env, IDS) ?? [];
  if (!publicKey || !serviceId || !templateId) return LOCAL_MAILBOX;
  const origin = env[ORIGIN]?.trim() || SERVICE_ORIGIN;
  if (/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/.test(origin))
    return { origin, publicKey, serviceId, templateId };
  throw new Error(`${ORIGIN} is "${origin}". Write scheme and host, such as "${SERVICE_ORIGIN}".`);
}
