import { isPreview } from '@/lib/site/preview';
import { LIBRARY_VERSION, SERVICE_ORIGIN } from './constants';

/** The configuration of the email service. All of it is public: it is part of the page. */
export interface EmailConfig {
  /** The service's origin without a trailing slash; empty for the page's own origin. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** The four fields that the library adds to a message. */
export const serviceFields = ({ serviceId, templateId, publicKey }: EmailConfig) => ({
  lib_version: LIBRARY_VERSION,
  service_id: serviceId,
  template_id: templateId,
  user_id: publicKey,
});

/** The configuration of the local mailbox, which `npm start` serves with the site. */
export const LOCAL_MAILBOX: EmailConfig = {
  origin: '',
  publicKey: 'local-mailbox',
  serviceId: 'local-mailbox',
  templateId: 'local-mailbox',
};

/** The configuration of a preview, whose messages go nowhere: no host has a name that ends in `.invalid` (RFC 2606). */
export const NOWHERE: EmailConfig = {
  origin: 'https://preview.invalid',
  publicKey: 'preview',
  serviceId: 'preview',
  templateId: 'preview',
};

const PUBLIC_KEY = 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY';
const SERVICE_ID = 'NEXT_PUBLIC_EMAILJS_SERVICE_ID';
const TEMPLATE_ID = 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID';
const ORIGIN = 'NEXT_PUBLIC_EMAILJS_ORIGIN';

/** The names of all variables of the service. */
export const EMAIL_VARIABLES = [PUBLIC_KEY, SERVICE_ID, TEMPLATE_ID, ORIGIN];

/**
 * Reads the configuration of the email service from the environment of the build.
 *
 * The messages of a preview go nowhere. If none of the variables is set, messages go to the local mailbox at the page's
 * own origin.
 *
 * @throws Error that names every variable that is missing or malformed, and the fix
 */
export function readEmailConfig(env: Record<string, string | undefined>): EmailConfig {
  const read = (name: string) => env[name]?.trim() ?? '';
  if (isPreview(env)) return NOWHERE;
  if (!EMAIL_VARIABLES.some(read)) return LOCAL_MAILBOX;
  const origin = read(ORIGIN) || SERVICE_ORIGIN;
  const issues = [PUBLIC_KEY, SERVICE_ID, TEMPLATE_ID].flatMap((name) => {
    if (!read(name)) return `${name} is missing: set it in the environment of the build or in .env.local`;
    const issue = `${name} is ${JSON.stringify(read(name))}: copy it from the EmailJS dashboard without quotes and spaces`;
    return /^[\w-]+$/.test(read(name)) ? [] : issue;
  });
  if (!isSecureOrigin(origin)) {
    const fix = `write scheme and host without a path or a slash at the end, such as "${SERVICE_ORIGIN}", or unset it`;
    issues.push(`${ORIGIN} is "${origin}", which is not an https origin: ${fix}`);
  }
  if (issues.length > 0) {
    throw new Error(
      `The contact form is not configured.\n- ${issues.join('\n- ')}\n.env.example says where to find the values. ` +
        `Unset ${EMAIL_VARIABLES.join(', ')} to use the local mailbox.`,
    );
  }
  return { origin, publicKey: read(PUBLIC_KEY), serviceId: read(SERVICE_ID), templateId: read(TEMPLATE_ID) };
}

/** Whether a value is a bare origin (no path) that uses https or is on this machine. */
const isSecureOrigin = (value: string): boolean =>
  URL.canParse(value) &&
  new URL(value).origin === value &&
  /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(value);
