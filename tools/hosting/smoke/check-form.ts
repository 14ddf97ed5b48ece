import { ask } from '../requests/ask';
import type { PageFacts } from './page-facts';

const BOUNDARY = 'smoke-test';

/**
 * Asks the service that the contact form is sent to, without a message: a form without the ids of the account, which the
 * service refuses with status 400 before it does anything.
 *
 * @returns what is wrong
 */
export async function checkForm(pages: Iterable<PageFacts>): Promise<string[]> {
  const forms = [...pages].flatMap(({ form }) => form ?? []);
  if (forms.length !== 1) return [`There are ${forms.length} forms, not one`];
  const { action, hidden } = forms[0]!;
  const missing = ['service_id', 'template_id', 'user_id', 'lib_version'].filter((name) => !hidden[name]);
  if (missing.length > 0) return [`The form has no ${missing.join(', ')}`];
  const { origin, pathname } = new URL(action);
  const { status } = await ask(origin, {
    target: pathname,
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `--${BOUNDARY}--\r\n`,
  });
  return status === 400
    ? []
    : [`The form is sent to ${action}, which answers ${status} to a form without ids, not 400`];
}
