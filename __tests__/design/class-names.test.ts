/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import tailwindcss from 'tailwindcss';
import ts from 'typescript';
import config from '@/tailwind.config';

/** Every class name that a component gives to an element has a style. */

/** The words of all texts that an expression may become; a constant is looked up in its own file. */
function wordsIn(node: ts.Node, file: ts.SourceFile): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    return node.text.split(/\s+/).filter(Boolean);
  }
  // What is compared or asked for is no class name.
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((branch) => wordsIn(branch, file));
  }
  if (ts.isIdentifier(node)) return constants(file, node.text).flatMap((value) => wordsIn(value, file));
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return wordsIn(node.expression, file);
  // A function makes what it likes; a method makes something of the texts in its object, such as a list that is joined.
  if (ts.isCallExpression(node)) return ts.isIdentifier(node.expression) ? [] : wordsIn(node.expression, file);
  if (ts.isPropertyAssignment(node)) return wordsIn(node.initializer, file);
  return childrenOf(node).flatMap((child) => wordsIn(child, file));
}

const childrenOf = (node: ts.Node): ts.Node[] => {
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return children;
};

/** Every node in a file, or below another one. */
const everyNode = (node: ts.Node): ts.Node[] => [node, ...childrenOf(node).flatMap(everyNode)];

const constants = (file: ts.SourceFile, name: string): ts.Expression[] =>
  everyNode(file).flatMap((node) =>
    ts.isVariableDeclaration(node) && node.name.getText(file) === name && node.initializer ? [node.initializer] : [],
  );

/** The class names of a source text: of every attribute or property whose name is or ends in `className`. */
function classNames(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return everyNode(file).flatMap((node) =>
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
    /^(className|\w+ClassName)$/.test(node.name.getText(file)) &&
    node.initializer
      ? wordsIn(node.initializer, file)
      : [],
  );
}

/** A name as it was before CSS asked for backslashes. */
const unescape = (name: string) =>
  name.replace(/\\(?:([\da-f]+) ?|(.))/g, (_, code?: string, char?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : char!,
  );

/** The class names that have a style, when `sources` may use any of Tailwind's. */
async function styled(css: string, sources: string): Promise<Set<string>> {
  const content = [{ raw: sources, extension: 'tsx' }];
  const { root } = await postcss([tailwindcss({ ...config, content })]).process(css, { from: 'app/globals.css' });
  const names = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.((?:\\[\da-f]+ ?|\\.|[\w-])+)/g)) names.add(unescape(name!));
  });
  return names;
}

/** Marks for other elements' styles to refer to: they have none of their own. */
const isMark = (name: string) => /^(group|peer)(\/[\w-]+)?$/.test(name);

async function unstyled(css: string, files: Map<string, string>): Promise<string[]> {
  const known = await styled(css, [...files.values()].join('\n'));
  return [...files].flatMap(([file, text]) =>
    classNames(file, text)
      .filter((name) => !known.has(name) && !isMark(name))
      .map((name) => `${file}: ${name}`),
  );
}

/** The files of pages and components whose name ends so, and what is in them. */
const read = (ending: RegExp) =>
  new Map(
    ['app', 'components'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => ending.test(name))
        .map((name) => path.join(folder, name))
        .map((file) => [file, readFileSync(file, 'utf8')] as const),
    ),
  );

const CSS = [...read(/\.css$/).values()].join('\n');
const FILES = read(/\.tsx?$/);

test('no component uses a class name without a style', async () => {
  expect(await unstyled(CSS, FILES)).toEqual([]);
});

test('a style that is taken away while a component uses it is missed', async () => {
  const without = CSS.replace(/\.button-quiet \{[^}]*\}/, '');
  expect(without).not.toBe(CSS);
  expect(await unstyled(without, FILES)).toContain('components/contact-form/form/failure-notice.tsx: button-quiet');
});

test('class names are found wherever they are written', () => {
  const text = `
    const LOOK = 'one';
    const SIZES = { small: 'two', large: wide ? 'three' : 'four' };
    const props = { className: \`\${LOOK} five\` };
    const a = <p className="six seven" />;
    const b = <p className={kind === 'error' ? 'eight' : SIZES.small} />;
    const c = <Part headingClassName={['nine', open && 'ten'].join(' ')} />;`;
  expect(new Set(classNames('a.tsx', text))).toEqual(
    new Set(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']),
  );
});
