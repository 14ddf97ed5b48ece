import type { Typed } from './content-files';
import type { CommitStatus } from './published';

/** A line above the page next to a form. */
interface Line {
  kind: string;
  text: string;
  url?: { address: string; label: string };
}

type Issue = Typed['result']['issues'][number];

/** The message from `npm run check`, without file and line: the form shows the field's name. */
function describeIssue({ label, problem, fix }: Issue): string {
  return [label, problem, fix].filter(Boolean).join(' — ');
}

function describeStatus({ context, state, description, target_url: address }: CommitStatus): Line[] {
  if (context === 'preview' && state === 'success' && address) {
    return [{ kind: 'good', text: 'The whole site with this draft:', url: { address, label: 'open the preview' } }];
  }
  if (context !== 'check') return [];
  if (state === 'success') return [{ kind: 'good', text: 'This draft has passed the check and can be published.' }];
  if (state === 'pending') return [{ kind: 'pending', text: 'The check is running.' }];
  const url = address ? { address, label: 'See all mistakes' } : undefined;
  return [{ kind: 'error', text: `The check found a mistake. ${description ?? ''}`, ...(url && { url }) }];
}

/**
 * Adds the lines above the page: the state of the draft, and what the check has found in the form's file.
 *
 * @param failure why the page cannot be shown, if it cannot
 */
export function fillNotes(
  notes: HTMLElement,
  { file, result }: Typed,
  statuses: readonly CommitStatus[],
  failure: string | undefined,
): void {
  const of = (issues: readonly Issue[], kind: string) =>
    issues.filter((issue) => issue.file === file).map((issue) => ({ kind, text: describeIssue(issue) }));
  const issues = of(result.issues, 'error');
  const lines: Line[] = [
    ...statuses.flatMap(describeStatus),
    ...issues,
    ...of(result.warnings, 'warning'),
    ...(failure && issues.length === 0 ? [{ kind: 'error', text: `The page cannot be shown: ${failure}` }] : []),
  ];
  for (const { kind, text, url } of lines) {
    const line = notes.ownerDocument.createElement('p');
    line.className = `editor-${kind}`;
    line.append(text);
    if (url) {
      const link = notes.ownerDocument.createElement('a');
      Object.assign(link, { href: url.address, textContent: url.label, target: '_blank', rel: 'noopener' });
      line.append(' ', link);
    }
    notes.append(line);
  }
}
