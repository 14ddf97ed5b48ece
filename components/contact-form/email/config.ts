import { SERVICE_ORIGIN } from './constants';

/** What a build needs to know of the e-mail service. Everything in it is public: it is part of the page. */
export interface EmailConfig {
  /** The service's origin without a slash at its end; empty for the page's own origin. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** The ids of the local mailbox, which `npm start` serves beside the site. */
export const LOCAL_MAILBOX: EmailConfig = {
  origin: '',
  publicKey: 'local-mailbox',
  serviceId: 'local-mailbox',
  templateId: 'local-mailbox',
};

const REQUIRED = {
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
} as const;

const ORIGIN = 'NEXT_PUBLIC_EMAILJS_ORIGIN';

/** The names of all variables of the service. */
export const EMAIL_VARIABLES = [...Object.values(REQUIRED), ORIGIN];

/**
 * Reads the configuration of the e-mail service from the environment of the build.
 *
 * With none of the variables set, messages go to the local mailbox at the page's own origin.
 *
 * @throws Error that names the variables and the remedy, when some are set and others missing, or one is malformed
 */
export function readEmailConfig(env: Record<string, string | undefined>): EmailConfig {
  const read = (name: string) => env[name]?.trim() ?? '';
  const names = Object.values(REQUIRED);
  const missing = names.filter((name) => !read(name));
  if (missing.length === names.length && !read(ORIGIN)) return LOCAL_MAILBOX;
  if (missing.length > 0) {
    throw new Error(
      `The contact form is only partly configured: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
        `Set ${missing.length > 1 ? 'them' : 'it'} in the environment of the build or in .env.local, or unset ` +
        `${[...names, ORIGIN].join(', ')} to use the local mailbox. .env.example says where to find the values.`,
    );
  }
  const malformed = names.filter((name) => !/^[\w-]+$/.test(read(name)));
  if (malformed.length > 0) {
    throw new Error(
      `${malformed.map((name) => `${name} is ${JSON.stringify(read(name))}`).join(' and ')}: such a value has letters, ` +
        'digits, "-" and "_" only. Copy it from the EmailJS dashboard without quotes and spaces.',
    );
  }
  return {
    origin: readOrigin(read(ORIGIN)),
    publicKey: read(REQUIRED.publicKey),
    serviceId: read(REQUIRED.serviceId),
    templateId: read(REQUIRED.templateId),
  };
}

function readOrigin(value: string): string {
  if (!value) return SERVICE_ORIGIN;
  const origin = URL.canParse(value) ? new URL(value).origin : '';
  if (value !== origin || !/^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(origin)) {
    throw new Error(
      `${ORIGIN} is "${value}", which is not an https origin. Write scheme and host without a path or a slash at the end, ` +
        `such as "${SERVICE_ORIGIN}", or leave it unset to use that one.`,
    );
  }
  return origin;
}
