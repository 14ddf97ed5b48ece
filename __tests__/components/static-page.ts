import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** A component as it stands in the page before any script runs. */
export function staticPage(element: ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  return page;
}

/** Brings the static page to life, as the site does. @returns what React complained of meanwhile */
export function takeOver(element: ReactElement): { complaints: unknown[][]; container: HTMLElement } {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = staticPage(element);
  document.body.append(container);
  render(element, { container, hydrate: true });
  const complaints = [...told.mock.calls];
  told.mockRestore();
  return { complaints, container };
}

/** What is left of props that were written into the page and read back. */
export function throughJson<Props>(props: Props): Props {
  return JSON.parse(JSON.stringify(props)) as Props;
}
