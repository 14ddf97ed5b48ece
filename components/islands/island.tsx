import type { ComponentType } from 'react';
import * as ISLANDS from './registry';

type Name = keyof typeof ISLANDS;
type PropsOf<N extends Name> = Parameters<(typeof ISLANDS)[N]>[0];

interface Props<N extends Name> {
  name: N;
  /** When it is hydrated: at once, or when the page has loaded and the browser is idle; at the first interaction at the latest. */
  hydrate: 'load' | 'idle';
  /** JSON values only: the export writes them into the page for hydration. */
  props: PropsOf<N>;
  className?: string;
}

/** The root of an interactive component, with all that is needed to hydrate it without Next's runtime. */
export function Island<N extends Name>({ name, hydrate, props, className }: Props<N>) {
  const Component = ISLANDS[name] as ComponentType<PropsOf<N>>;
  return (
    <div data-island={name} data-hydrate={hydrate} data-props={JSON.stringify(props)} className={className}>
      <Component {...props} />
    </div>
  );
}
