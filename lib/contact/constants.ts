/** The `lib_version` of every message: the version of `@emailjs/browser`, which package.json pins. */
export const LIBRARY_VERSION = '3.11.0';

/** The path at the service's origin that a form is posted to. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** The service's own origin, used when ids are configured without an origin. */
export const SERVICE_ORIGIN = 'https://api.emailjs.com';
