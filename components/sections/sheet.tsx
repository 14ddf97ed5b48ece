import type { ReactNode } from 'react';
import { getContent } from '@/lib/content';
import type { SheetSection as SheetSectionContent } from '@/lib/content/schema';

interface SheetSectionProps {
  section: SheetSectionContent;
  /** What stands in the margin below the text. */
  children?: ReactNode;
}

/**
 * What a customer keeps, as a sheet of paper with boxes to tick and lines to sign. Its button leads to the sheet
 * itself: while the address names it, nothing else is printed (`sheet.css`), and a line says how.
 */
export function SheetSection({ section: { id, heading, paragraphs, points }, children }: SheetSectionProps) {
  const { tab, print, hint, date, name } = getContent().navigation.sheet;
  const sheet = `${id}_sheet`;
  return (
    <section id={id} className="margin-grid scroll-mt-4 gap-y-8 pt-10 lg:grid-rows-[auto_1fr] lg:pt-12">
      <div className="space-y-4">
        <h2 className="text-2xl">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div id={sheet} className="sheet-paper lg:row-span-2">
        <p className="sheet-tab">{tab}</p>
        <ul className="checklist">
          {points?.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="sheet-line">{date}</p>
        <p className="sheet-line">{name}</p>
        <p className="sheet-print">
          <a href={`#${sheet}`} className="button button-quiet">
            {print}
          </a>
          <span className="sheet-hint">{hint}</span>
        </p>
      </div>
      {children}
    </section>
  );
}
