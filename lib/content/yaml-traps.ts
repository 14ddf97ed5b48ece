import { isAlias, isCollection, isScalar, visit, type Document, type Scalar } from 'yaml';
import { lineStartMark } from './list-marks';
import { beginsWith, quoteRemedy, type QuotingFault } from './quoting';
import { faultsOf } from './schema/text-rules';
import type { YamlIssue } from './swallowed';

/** What the parser accepts, but an editor did not mean: anchors, aliases, tags, texts cut off by a comment. */
export function findTraps(source: string, document: Document): YamlIssue[] {
  const issues: YamlIssue[] = [];
  visit(document, (key, node) => {
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return;
    const start = node.range?.[0] ?? 0;
    const add = (offset: number, { problem, remedy, at = 0 }: QuotingFault) =>
      issues.push({ offset: offset + at, problem, remedy });
    const textAt = (offset: number) => source.slice(offset).split('\n')[0] ?? '';
    const addText = (offset: number) => add(offset, lineStartMark(source, offset) ?? beginsWith(textAt(offset)));
    if (isAlias(node)) return void addText(start);
    if (node.anchor) addText(source.lastIndexOf(`&${node.anchor}`, start));
    if (node.tag && node.tag !== '!placeholder') addText(source.slice(0, start).search(/!\S*\s*$/));
    const comment = isScalar(node) && key !== 'key' ? commentBehind(node, source) : undefined;
    if (comment === undefined) return;
    const isText = isScalar(node) && typeof node.value === 'string';
    const text = textAt(isText ? start : comment);
    const [fault] = faultsOf(text).filter(({ index = -1 }) => (isText ? start : comment) + index === comment);
    if (fault) return void add(comment, fault);
    const problem = 'the text ends here: "#" after a space begins a note that no visitor sees';
    add(comment, { problem, remedy: `${quoteRemedy(text)}, or move the note to a line of its own` });
  });
  return issues;
}

/** The offset of a comment that follows an unquoted text in its own line. */
function commentBehind({ type, value, range }: Scalar, source: string): number | undefined {
  if (type !== 'PLAIN' || !range || !(value === null || typeof value === 'string')) return undefined;
  const blanks = /^[ \t]*(?=#)/.exec(source.slice(range[1]));
  return blanks ? range[1] + blanks[0].length : undefined;
}
