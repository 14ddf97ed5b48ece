import type { ComponentType } from 'react';
import * as ISLANDS from '@/tools/postbuild/islands/registry';
import type { ServerContent } from './server-content';

type Name = keyof typeof ISLANDS;
type PropsOf<N extends Name> = Parameters<(typeof ISLANDS)[N]>[0];

interface Props<N extends Name> {
  name: N;
  /** When it is hydrated: at once, or when the browser is idle after load; at the first interaction at the latest. */
  hydrate: 'load' | 'idle';
  /** JSON values only: the export writes them into the page for hydration. */
  props: Omit<PropsOf<N>, 'content'>;
  /** What only the server renders into it: nothing of it is written a second time. */
  content?: ServerContent;
  className?: string;
}

/** The root of an interactive component, with all that is needed to hydrate it without Next's runtime. */
export function Island<N extends Name>({ name, hydrate, props, content, className }: Props<N>) {
  const Component = ISLANDS[name] as ComponentType<object>;
  return (
    <div data-island={name} data-hydrate={hydrate} data-props={JSON.stringify(props)} className={className}>
      <Component {...props} {...(content && { content })} />
    </div>
  );
}
