import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The static HTML of a component, before any script runs. */
export function staticPage(element: ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  return page;
}

/** Hydrates the static HTML of a component, and expects no mismatch. @returns the container */
export function hydrate(element: ReactElement): HTMLElement {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = staticPage(element);
  document.body.append(container);
  render(element, { container, hydrate: true });
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockRestore();
  return container;
}
