import { fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from '@/components/tabs/tabs';
import { staticPage } from './hydration';

test('what only the server renders stays in the page when the island is hydrated without it, and changes', () => {
  const props = { id: 'tabs', label: 'Tabs', items: ['one', 'two'].map((id) => ({ id, tab: id })) };
  const content = { one: <p>First</p>, two: <p>Second</p> };
  const container = staticPage(<Tabs {...props} content={content} />);
  document.body.append(container);
  const [, second] = container.querySelectorAll('p');
  // In development React tells of the difference; visitors have Preact.
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Tabs {...props} />, { container, hydrate: true });
  told.mockRestore();
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getByText('Second')).toBe(second);
  expect(second).toBeVisible();
});
