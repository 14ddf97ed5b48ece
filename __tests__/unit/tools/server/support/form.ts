import { SEND_FORM_PATH } from '@/lib/contact/constants';

export const BOUNDARY = '----boundary7MA4YWxkTrZu0gW';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** What the contact form sends. */
export const FIELDS = {
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  message: 'We need help\r\nwith a portal.',
  lib_version: '3.11.0',
  service_id: 'service',
  template_id: 'template',
  user_id: 'key',
};

/** A multipart body with the values byte for byte: FormData would change their line breaks. */
export function formBody(fields: Record<string, string>): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}

/** Posts a form to the mailbox, and reads the response. */
export async function postForm(url: string, body: Buffer | string, headers: Record<string, string> = {}) {
  const response = await fetch(url + SEND_FORM_PATH, {
    method: 'POST',
    headers: { 'Content-Type': FORM_TYPE, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Posts the contact form with some fields changed. */
export function send(url: string, changes: Partial<typeof FIELDS> = {}) {
  return postForm(url, formBody({ ...FIELDS, ...changes }));
}
