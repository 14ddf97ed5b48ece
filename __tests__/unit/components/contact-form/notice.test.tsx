import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '@/components/contact-form/contact-form';
import { Notice } from '@/components/contact-form/notice';
import type { News } from '@/lib/contact/worker/orders';
import { getContent } from '@/lib/content';

const words = getContent().pages.contacts.form;

test.each(['queued', 'earlier'] as const)('a message (%s) is sent again whatever is in the form', (kind) => {
  const decide = jest.fn();
  const texts = { again: 'Send again', mail: 'Mail', call: 'Call', remove: 'Delete' };
  const props = { id: 'form', texts, contact: { email: 'a@b.in', phones: [] }, state: { kind, line: 'Not sent' } };
  render(<Notice {...(props as unknown as Parameters<typeof Notice>[0])} decide={decide} />);
  const again = screen.getByRole('button', { name: texts.again });
  expect(again).toHaveAttribute('type', 'button');
  fireEvent.click(again);
  expect(decide.mock.calls).toEqual([['again']]);
});

test('a visit in which a waiting message is refused says so, and offers no mail link without its text', () => {
  const serviceWorker = {
    onmessage: jest.fn<void, [{ data: News }]>(),
    register: jest.fn(),
    ready: new Promise(() => {}),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
  const config = { origin: '', publicKey: '', serviceId: '', templateId: '' };
  const contact = { email: 'a@b.in', phones: [] };
  render(
    <ContactForm id="form" texts={words} language="en-IN" config={config} contact={contact} privacyUrl="#privacy" />,
  );
  const news = { waitsSince: Date.UTC(2026, 10, 28, 12), isOver: false, isSent: false };
  const line = words.waiting.earlier.replace('{day}', '28 November');
  act(() => serviceWorker.onmessage({ data: { ...news, isRefused: true } }));
  expect(screen.getByText(`${words.waiting.refused} ${line}`, { selector: '.notice p' })).toBeVisible();
  expect(screen.queryByRole('link', { name: words.mail })).toBeNull();
  act(() => serviceWorker.onmessage({ data: { ...news, isRefused: false } }));
  expect(screen.getByText(line, { selector: '.notice p' })).toBeVisible();
});
