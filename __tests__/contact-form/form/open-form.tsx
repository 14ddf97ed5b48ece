import { act, render, screen, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact-form/contact-form';
import { FakeService } from '../email/fake-service';
import { texts } from './texts';

export const CONFIG = {
  origin: 'https://mail.example.com',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
};
export const CONTACT = { email: 'team@example.com', phones: ['+91 612 000 0000', '+91 641 000 0000'] };

/** The network of a test. Install it before, remove it after. */
export const service = new FakeService();

/** Runs the clock of the test; what React has to do meanwhile, it does. */
export const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Opens the page and lets the time pass in which nothing is sent yet. */
export async function openForm(options?: RenderOptions) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const page = render(<ContactForm id="contact" texts={texts} config={CONFIG} contact={CONTACT} />, options);
  await wait(2_000);
  return { user, ...page };
}

/** The field with a label, whether it is marked as optional or not. */
export const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });

export const button = (name: string) => screen.getByRole('button', { name });

/** What stands in the four fields. */
export const typed = () => ['Name', 'Email', 'Phone', 'Message'].map((label) => field(label).value);

export const ASHA = ['Asha', 'asha@example.com', '+91 1', 'Hello {}'];
export const NOTHING = ['', '', '', ''];

type User = ReturnType<typeof userEvent.setup>;

/** Fills in everything, and presses Submit. */
export async function sendMessage(user: User, message = 'Hello {}') {
  await user.type(field('Name'), 'Asha');
  await user.type(field('Email'), 'asha@example.com');
  await user.type(field('Phone'), '+91 1');
  await user.click(field('Message'));
  await user.paste(message);
  await user.click(button(texts.submit));
}
