import { fireEvent, render, screen } from '@testing-library/react';
import { Notice } from '@/components/contact-form/notice';

test.each(['queued', 'earlier'] as const)('a message (%s) is sent again whatever is in the form', (kind) => {
  const decide = jest.fn();
  const texts = { again: 'Send again', mail: 'Mail', phone: 'Call', remove: 'Delete' };
  const props = { id: 'form', texts, contact: { email: 'a@b.in', phones: [] }, state: { kind, line: 'Not sent' } };
  render(<Notice {...(props as unknown as Parameters<typeof Notice>[0])} decide={decide} />);
  const again = screen.getByRole('button', { name: texts.again });
  expect(again).toHaveAttribute('type', 'button');
  fireEvent.click(again);
  expect(decide.mock.calls).toEqual([['again']]);
});
