import type { ComponentType } from 'react';
import { ISLANDS, type IslandName, type IslandProps, type Wake } from './registry';

interface Props<Name extends IslandName> {
  name: Name;
  wake: Wake;
  /** Must survive JSON: the export writes them into the page for the island to start from. */
  props: IslandProps<Name>;
  className?: string;
}

/** Marks the root of an interactive part, with all that is needed to bring it to life without Next's runtime. */
export function Island<Name extends IslandName>({ name, wake, props, className }: Props<Name>) {
  const Component = ISLANDS[name] as ComponentType<IslandProps<Name>>;
  return (
    <div data-island={name} data-wake={wake} data-props={JSON.stringify(props)} className={className}>
      <Component {...props} />
    </div>
  );
}
