import { TitledBand } from '@/components/sections/titled-band';
import type { Content } from '@/lib/content';

/** What helps in this job: titles next to their text, less prominent than the steps that follow. */
export function WhatHelps({ heading, points }: NonNullable<Content['pages']['careers']['work']>) {
  return (
    <TitledBand heading={heading}>
      <ul role="list" className="divide-sand-300 border-y border-sand-300 divide-y">
        {points.map((point) => (
          <li key={point.id} id={point.id} className="grid gap-x-12 gap-y-2 py-6 sm:grid-cols-2">
            <h3 className="text-lg">{point.heading}</h3>
            <p className="text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </TitledBand>
  );
}
