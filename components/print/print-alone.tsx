import type { Content } from '@/lib/content';

/** The words on all sheets. */
export type SheetLabels = Content['navigation']['sheet'];

/**
 * A button that prints the element with the class `alone` around it. It links to itself: while the address names the
 * button, only that element is printed (`print-alone.css`), whether by the page's script or from the browser's menu.
 */
export function PrintAlone({ id, labels }: { id: string; labels: SheetLabels }) {
  return (
    <p id={id} className="print-alone mt-8 print:hidden">
      <a href={`#${id}`} data-print="" className="button button-quiet">
        {labels.print}
      </a>
    </p>
  );
}
