import { FIELD_NAMES, type Fields } from '@/lib/contact/fields';
import { serviceFields, type EmailConfig } from '@/lib/contact/config';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { toResult, type Result } from '@/lib/contact/result';

/** Posts the same eight fields as the library, from the worker, where the library does not run. Never rejects. */
export async function emailByFetch(config: EmailConfig, fields: Fields): Promise<Result> {
  const body = new FormData();
  for (const name of FIELD_NAMES) body.append(name, fields[name]);
  for (const [name, value] of Object.entries(serviceFields(config))) body.append(name, value);
  try {
    const answer = await fetch(config.origin + SEND_FORM_PATH, { method: 'POST', body });
    // A response that breaks off has a status, but no text.
    return toResult(answer.status, await answer.text());
  } catch {
    return toResult(0, '');
  }
}
