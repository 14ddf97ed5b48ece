import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The static HTML of a component, before any script runs. */
export function staticPage(element: ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  return page;
}
