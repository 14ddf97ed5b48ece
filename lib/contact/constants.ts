/** The `lib_version` of every message: the version of `@emailjs/browser`, which package.json pins. */
export const LIBRARY_VERSION = '3.11.0';

/** The path at the service's origin that a form is posted to. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** The service's own origin, used when ids are configured without an origin. */
export const SERVICE_ORIGIN = 'https://api.emailjs.com';

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
