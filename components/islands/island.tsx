import type { ComponentType } from 'react';
import type { ServerContent } from './server-content';

interface Props<ComponentProps extends object> {
  /** The name by which the page's script knows the component: a key of `tools/postbuild/islands/registry.ts`. */
  name: string;
  component: ComponentType<ComponentProps>;
  /**
   * When to hydrate the component: immediately, or when the browser is idle after load, but no later than the first
   * interaction.
   */
  hydrate: 'load' | 'idle';
  /** JSON values only: the export writes them into the page for hydration. */
  props: Omit<ComponentProps, 'content'>;
  /** Content that only the server renders, so that the page does not repeat it as props. */
  content?: ServerContent;
  className?: string;
}

/**
 * The root of an interactive component, with everything needed to hydrate it without Next's runtime. It is a custom
 * element, such as `island-menu`, which `useHydrated` can define.
 */
export function Island<ComponentProps extends object>(island: Props<ComponentProps>) {
  const { name, hydrate, props, content, className = '' } = island;
  const Root = `island-${name.toLowerCase()}` as 'div';
  const Component = island.component as ComponentType<object>;
  return (
    <Root data-island={name} data-hydrate={hydrate} data-props={JSON.stringify(props)} className={`block ${className}`}>
      <Component {...props} {...(content && { content })} />
    </Root>
  );
}
