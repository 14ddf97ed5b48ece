/**
 * Finds the line that broke the columns of a file. After such a line the parser goes on as long as it can, and fails at one
 * further down that is right.
 */

/** A line with a field or an entry; not a note, nor the line of a long text. */
interface Line {
  offset: number;
  indent: number;
  /** Where its field's name begins: behind its dash, if it has one. */
  column: number;
  hasDash: boolean;
  hasField: boolean;
  /** Whether fields or entries may stand below it, further in. */
  isOpen: boolean;
}

/** A line in a wrong column, and how many spaces it should have, or that it lacks its dash, where that can be told. */
export interface Misplaced {
  offset: number;
  indent?: number;
  needsDash?: boolean;
}

/** The first line that cannot stand where it does, up to the one at which the parser failed. */
export function findMisplaced(source: string, failedAt: number): Misplaced | undefined {
  const lines = linesOf(source).filter(({ offset }) => offset <= failedAt);
  const failed = lines.at(-1);
  if (!failed) return undefined;
  const levels: number[] = [0];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before?.isOpen && line.indent !== before.column + 2 && line.indent > before.indent) {
      return { offset: line.offset, indent: before.column + 2 };
    }
    if (before?.isOpen && failed.hasDash && failed !== line && failed.indent === before.column + 2) {
      if (line.hasDash && line.indent <= before.column) return { offset: line.offset, indent: failed.indent };
      if (!line.hasDash && !line.hasField && line.indent === failed.indent)
        return { offset: line.offset, needsDash: true };
    }
    while (levels.length > 1 && levels.at(-1)! > line.indent) levels.pop();
    if (levels.at(-1) !== line.indent && !before?.isOpen && before)
      return outlierAbove(lines, index) ?? { offset: line.offset };
    levels.push(line.indent, line.column);
  }
  const isIt = !source.slice(failed.offset, failedAt).includes('\n');
  return isIt ? outlierAbove(lines, lines.length - 1) : undefined;
}

/** The line above, further out, that stands between two which belong together. */
function outlierAbove(lines: readonly Line[], index: number): Misplaced | undefined {
  const line = lines[index]!;
  const above = lines.slice(0, index);
  const outer = above.findLastIndex(({ indent }) => indent < line.indent);
  const fellow = lines
    .slice(0, Math.max(outer, 0))
    .findLast(({ column, indent }) => indent <= line.indent || column === line.indent);
  if (outer < 0 || !fellow) return undefined;
  const parent = lines[outer - 1];
  if (parent?.isOpen && parent.column + 2 === line.indent) return { offset: lines[outer]!.offset, indent: line.indent };
  // What stands at once below an outer line, in the right column, belongs to it.
  const first = lines[outer + 1]!;
  if (first === line ? lines[outer]!.isOpen : first.indent === line.indent) return undefined;
  const column = fellow.column === line.indent ? fellow.column : fellow.indent;
  if (column !== line.indent || (fellow.indent === line.indent && fellow.hasDash !== line.hasDash)) return undefined;
  return { offset: lines[outer]!.offset };
}

function linesOf(source: string): Line[] {
  let offset = 0;
  // The column of a long text is that of its first line, which is at least `minimum`.
  let textFrom = Infinity;
  let minimum = Infinity;
  return source.split('\n').flatMap((text): Line[] => {
    const start = offset;
    offset += text.length + 1;
    const indent = text.length - text.trimStart().length;
    if (text.trim() && indent >= minimum) textFrom = indent;
    if (text.trim()) minimum = Infinity;
    if (!text.trim() || indent >= textFrom) return [];
    textFrom = Infinity;
    if (/^\s*#/.test(text)) return [];
    const [, dashes = '', field, value = ''] = /^ *((?:- +|-$)*)([\w-]+:(?= |$))?(.*)$/.exec(text) ?? [];
    const column = indent + dashes.length;
    if (/^ *(?:!placeholder )?[>|][-+]?\s*$/.test(value)) minimum = (field ? column : indent) + 1;
    return [
      {
        offset: start + indent,
        indent,
        column,
        hasDash: dashes !== '',
        hasField: !!field,
        isOpen: !!field && !value.trim(),
      },
    ];
  });
}
