import { fireEvent, render, screen } from '@testing-library/react';
import { Notice } from '@/components/contact-form/notice';
import type { NoticeState } from '@/components/contact-form/use-contact-form';

const texts = { again: 'Send again', mail: 'Mail', phone: 'Call', remove: 'Delete' };

test.each<[NoticeState['kind'], type: string, orders: string[]]>([
  ['failed', 'submit', []],
  ['queued', 'button', ['again']],
  ['earlier', 'button', ['again']],
])('after a message is %s, Send again is a %s', (kind, type, orders) => {
  const decide = jest.fn();
  const contact = { email: 'a@b.in', phones: [] };
  const props = { id: 'form', texts, contact } as unknown as Parameters<typeof Notice>[0];
  render(<Notice {...props} state={{ kind, line: 'Not sent' } as NoticeState} decide={decide} />);
  const again = screen.getByRole('button', { name: texts.again });
  expect(again).toHaveAttribute('type', type);
  fireEvent.click(again);
  expect(decide.mock.calls.flat()).toEqual(orders);
});
