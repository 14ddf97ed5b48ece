import { isPreview } from '@/lib/site/preview';
import { SERVICE_ORIGIN, type EmailConfig } from './constants';

const configOf = (origin: string, id: string) => ({ origin, publicKey: id, serviceId: id, templateId: id });

/** The configuration of the local mailbox, which `npm start` serves with the site. */
export const LOCAL_MAILBOX: EmailConfig = configOf('', 'local-mailbox');

/** The configuration of a preview, whose messages go nowhere: no host has a name that ends in `.invalid` (RFC 2606). */
export const NOWHERE: EmailConfig = configOf('https://preview.invalid', 'preview');

const IDS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`);
const ORIGIN = 'NEXT_PUBLIC_EMAILJS_ORIGIN';

/** The names of all variables of the service. */
export const EMAIL_VARIABLES = [...IDS, ORIGIN];

/**
 * Reads the configuration of the email service from the environment of the build.
 *
 * The messages of a preview go nowhere. If none of the variables is set, and always under `npm run dev`, messages go to
 * the local mailbox at the page's own origin.
 *
 * @throws Error that names every variable that is missing or malformed, and the fix
 */
export function readEmailConfig(env: Record<string, string | undefined>): EmailConfig {
  const read = (name: string) => env[name]?.trim() ?? '';
  if (isPreview(env)) return NOWHERE;
  if (env.NODE_ENV === 'development' || !EMAIL_VARIABLES.some(read)) return LOCAL_MAILBOX;
  const written = read(ORIGIN) || SERVICE_ORIGIN;
  const issues = IDS.filter((name) => !/^[\w-]+$/.test(read(name))).map(
    (name) => `${name} is ${read(name) || 'missing'}`,
  );
  if (!(/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/i.test(written) && URL.canParse(written))) {
    issues.push(`${ORIGIN} is "${written}", which is not scheme and host, such as "${SERVICE_ORIGIN}"`);
  }
  const [publicKey, serviceId, templateId] = IDS.map(read) as [string, string, string];
  // As the policy needs it: without capitals, and without the port that is understood.
  if (issues.length === 0) return { origin: new URL(written).origin, publicKey, serviceId, templateId };
  throw new Error(
    `The contact form is not configured.\n- ${issues.join('\n- ')}\n` +
      `Copy the values from the EmailJS dashboard, without quotes and spaces, as .env.example says. ` +
      `Unset ${EMAIL_VARIABLES.join(', ')} to use the local mailbox.`,
  );
}
