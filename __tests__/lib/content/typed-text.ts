/** One line of a content file as an editor reads it. */
export interface TypedLine {
  /** Without the line's indent, dashes, field, mark of a placeholder and quotes; empty where no text stands. */
  text: string;
  /** Whether it is part of a text that began with `>-` above it. */
  isProse: boolean;
}

/**
 * Reads a file of `content/` line by line, as the editors' guide explains it, without a parser: what is typed there.
 *
 * It knows fields, dashes, `>-`, quotes, notes and `!placeholder`, and nothing else of YAML.
 */
export function readLines(source: string): TypedLine[] {
  let textFrom = Infinity;
  let quote = '';
  return source.split('\n').map((line): TypedLine => {
    const indent = line.length - line.trimStart().length;
    if (line.trim() && indent < textFrom) textFrom = Infinity;
    if (textFrom < Infinity) return { text: line.trim(), isProse: true };
    if (quote) {
      const { text, open } = unquote(line.trim(), quote);
      quote = open;
      return { text, isProse: false };
    }
    if (/^\s*(?:#|$|---\s*$|%YAML)/.test(line)) return { text: '', isProse: false };
    const [, before = '', , value = ''] =
      /^(\s*(?:-[ \t]+|-$)*)((?:'[\w-]+'|"[\w-]+"|[\w-]+)\s*:(?:\s+|$))?(.*)$/.exec(line) ?? [];
    // `[]` is a list without entries.
    const rest = value.replace(/^!placeholder( +|$)/, '').replace(/^\[ *\]\s*$/, '').trim();
    if (/^[>|][-+]?(?:\s+#.*)?$/.test(rest)) {
      textFrom = line.slice(before.length).includes(':') ? before.length + 1 : indent + 1;
      return { text: '', isProse: false };
    }
    const mark = /^['"]/.exec(rest)?.[0] ?? '';
    if (!mark)
      return { text: rest.replace(/^#.*$|(?<=^[\d.]+)\s+#.*$/, '').replace(/^(\d+)\.$/, '$1'), isProse: false };
    const { text, open } = unquote(rest.slice(1), mark);
    quote = open;
    return { text, isProse: false };
  });
}

/** The text up to its closing quotation mark; `open` is the mark that it still needs. */
function unquote(rest: string, mark: string): { text: string; open: string } {
  const closed = mark === "'" ? /^((?:''|[^'])*)'(?!')/.exec(rest) : /^((?:\\.|[^"\\])*)"/.exec(rest);
  const inner = closed?.[1] ?? rest;
  const text = mark === "'" ? inner.replaceAll("''", "'") : inner.replace(/\\(["\\/])/g, '$1');
  return { text, open: closed ? '' : mark };
}

/** All that is typed in a file, in its order, with single blanks. */
export function typedText(source: string): string {
  return join(readLines(source).map(({ text }) => text));
}

/** All that a file's value holds, in its order, with single blanks: what pages show of it. */
export function shownText(value: unknown): string {
  const texts = (each: unknown): string[] =>
    typeof each === 'object' && each !== null ? Object.values(each).flatMap(texts) : [String(each ?? '')];
  return join(texts(value));
}

const join = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ').trim();
