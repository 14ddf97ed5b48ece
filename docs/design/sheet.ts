import type { Shot } from './studio';

/** One picture on a sheet and what it shows. */
export type Labelled = [label: string, shot: Shot];

/** Lays pictures out in rows, each with its words above it; a row's name stands above all of it. */
export function sheet(rows: { name?: string; shots: Labelled[] }[]): string {
  return `<main style="display:grid;gap:36px;justify-items:start;max-width:1320px">${rows
    .map(
      ({ name, shots }) => `<section>
        ${name ? `<h2 style="font-size:20px;margin-bottom:12px;color:#173966">${escape(name)}</h2>` : ''}
        <div style="display:flex;flex-wrap:wrap;gap:24px 20px">${shots.map(figure).join('')}</div>
      </section>`,
    )
    .join('')}</main>`;
}

function figure([label, { url, width, height }]: Labelled): string {
  return `<figure><figcaption style="margin-bottom:6px;color:#4a5568">${escape(label)}</figcaption>
    <img src="${url}" width="${width}" height="${height}" style="display:block;outline:1px solid #e6d6bb"></figure>`;
}

/** Text as it may stand in HTML. */
export const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
