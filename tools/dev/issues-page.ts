import type { Mistake } from '@/lib/content/mistakes';
import { colours } from '@/lib/site/tokens';

/** Lines shown above and below the one with the mistake. */
const CONTEXT = 3;

/**
 * The page that `npm run dev` shows instead of the site while the content has mistakes. For each mistake it shows the
 * file, the lines around it with the place marked, what is wrong and what to do.
 *
 * @param issues at least one
 * @param readLines the lines of a file; undefined if it is missing or is not text
 * @param script to add to the page
 */
export function issuesPage(
  issues: readonly Mistake[],
  readLines: (file: string) => readonly string[] | undefined,
  script: string,
): string {
  const title = `${issues.length === 1 ? 'One mistake' : `${issues.length} mistakes`} in the content`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>The site will come back by itself as soon as ${issues.length === 1 ? 'it is' : 'all are'} corrected and saved.</p>
${issues.map((issue) => article(issue, readLines(issue.file))).join('\n')}
</main>
${script}
</body>
</html>
`;
}

function article(
  { file, line, field, problem, fix }: Mistake,
  lines?: readonly string[],
): string {
  return `<article>
<h2>${escapeHtml(file)}${lines ? `, line ${line}` : ''}</h2>
<p>${field ? `<code>${escapeHtml(field)}</code> ` : ''}${escapeHtml(sentence(problem))}</p>
<p class="fix"><strong>What to do:</strong> ${escapeHtml(sentence(fix))}</p>
${lines ? excerpt(lines, line, 1) : ''}</article>`;
}

/** The lines around the mistake, each with its number. The mistake is marked from its column on. */
function excerpt(lines: readonly string[], line: number, column: number): string {
  const first = Math.max(line - CONTEXT, 1);
  const shown = lines.slice(first - 1, line + CONTEXT).map((text, index) => {
    const number = String(first + index).padStart(String(line + CONTEXT).length);
    if (first + index !== line) return `  ${number}  ${escapeHtml(text)}`;
    // After the last character, or on an empty line, there is only a space to mark.
    const marked = escapeHtml(text.slice(column - 1)) || ' ';
    return `<strong>→ ${number}</strong>  ${escapeHtml(text.slice(0, column - 1))}<mark>${marked}</mark>`;
  });
  return `<pre tabindex="0" aria-label="The lines around it">${shown.join('\n')}</pre>\n`;
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`).replace(/[\n\v\f\r\u0085\u2028\u2029]/g, '↵');

const { navy, red, marigold, sand, ink, white } = colours;

const STYLE = `
body { margin: 0; background: ${sand[50]}; color: ${ink.DEFAULT}; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
h1 { margin: 0; color: ${navy[800]}; font-size: 2rem; line-height: 1.2; }
article { margin-top: 2rem; padding: 1.25rem; border: 1px solid ${sand[300]}; border-left: 4px solid ${red[600]}; background: ${white}; }
h2 { margin: 0; color: ${navy[800]}; font-size: 1.125rem; overflow-wrap: anywhere; }
p { margin: 0.5rem 0 0; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; }
pre { margin: 1rem 0 0; padding: 0.75rem; overflow-x: auto; background: ${sand[100]}; font-size: 0.9375rem; }
pre strong { color: ${red[700]}; }
mark { background: ${marigold[300]}; color: inherit; }
`;
