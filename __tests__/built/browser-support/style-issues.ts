import {
  generate,
  lexer,
  parse,
  walk,
  type Atrule,
  type Block,
  type CssNode,
  type Declaration,
  type Rule,
  type Selector,
  type WalkContext,
} from 'css-tree';
import { compatAt, lackAt, type Lack } from './compat-data';

/** An issue in a style sheet. */
interface StyleIssue {
  /** The declaration, selector or at-rule. */
  found: string;
  why: string;
  /** The feature that a supported browser lacks; absent if the CSS itself is wrong. */
  feature?: string;
}

/**
 * Finds the issues in a style sheet: unknown properties and values, and features without a fallback that a supported
 * browser lacks. An earlier declaration of the same property is a fallback, and so is `@supports`. An unknown selector
 * invalidates its whole rule, so it must not share a rule with others.
 */
export function styleIssues(css: string): StyleIssue[] {
  const issues: StyleIssue[] = [];
  const report = (node: CssNode, why: string, feature?: string) => {
    const found = node.type === 'Atrule' ? headOf(node) : generate(node);
    issues.push({ found, why, ...(feature && { feature }) });
  };
  const reportLacks = (node: CssNode, lacks: Lack[], why = 'no fallback') =>
    lacks.forEach(({ feature, browsers }) => report(node, `${why} in ${browsers}`, feature));

  /** How many `@supports` rules that require a feature surround the node. */
  let guards = 0;
  const tree = parse(css, { onParseError: (error, node) => report(node, error.message) });
  walk(tree, {
    enter(this: WalkContext, node: CssNode) {
      if (isGuard(node)) guards += 1;
      if (node.type === 'Declaration') {
        const invalid = invalidity(node, this);
        if (invalid) report(node, invalid);
      }
      if (guards > 0) return;
      if (node.type === 'Atrule') reportLacks(node, lacksOfAtrule(node));
      if (node.type === 'Feature')
        reportLacks(node, lackAt(`css.at-rules.media.${node.name.replace(/^(min|max)-/, '')}`));
      if (node.type === 'Rule' && !this.atrule?.name.endsWith('keyframes')) {
        for (const [selector, lacks, why] of lacksOfRule(node)) reportLacks(selector, lacks, why);
      }
      if (node.type === 'Declaration' && this.rule) reportLacks(node, lacksWithoutFallback(node, this.rule.block));
    },
    leave(node: CssNode) {
      if (isGuard(node)) guards -= 1;
    },
  });
  return issues;
}

/** The features that the selectors in a string such as `.a:has(b)` need and a supported browser lacks. */
export function lacksOfSelectorText(text: string): Lack[] {
  const list = parse(text, { context: 'selectorList' });
  return list.type === 'SelectorList' ? selectorsIn(list).flatMap(lacksOfSelector) : [];
}

const headOf = ({ name, prelude }: Atrule): string => `@${name} ${prelude ? generate(prelude) : ''}`.trim();

const isGuard = (node: CssNode): boolean =>
  node.type === 'Atrule' && node.name === 'supports' && !headOf(node).startsWith('@supports not');

/** Autoprefixer writes these. */
const isPrefixed = (property: string): boolean => property.startsWith('-');

/** Why a declaration is invalid in the grammar of CSS. Prefixes and variables are not checked: the grammar has none. */
function invalidity({ property, value }: Declaration, { rule, atrule }: WalkContext): string | undefined {
  if (isPrefixed(property) || generate(value).includes('var(')) return undefined;
  const { error } =
    !rule && atrule && atrule.name !== 'supports'
      ? lexer.matchAtruleDescriptor(atrule.name, property, value)
      : lexer.matchProperty(property, value);
  return error?.message.split('\n')[0];
}

const lacksOfAtrule = ({ name }: Atrule): Lack[] => (name.startsWith('-') ? [] : lackAt(`css.at-rules.${name}`));

/**
 * If all selectors of a rule need the same missing feature, the whole rule fails, as it should. Otherwise one selector
 * invalidates the others.
 */
function lacksOfRule({ prelude }: Rule): [Selector, Lack[], string?][] {
  const selectors = prelude.type === 'SelectorList' ? selectorsIn(prelude) : [];
  const lacks = selectors.map(lacksOfSelector);
  const texts = lacks.map((each) => JSON.stringify(each));
  if (new Set(texts).size === 1) {
    return [[selectors[0]!, lacks[0]!.filter(({ feature }) => !feature.startsWith('css.selectors.-'))]];
  }
  return selectors.map((selector, index) => [
    selector,
    lacks[index]!.map((lack) => ({ ...lack, feature: '' })),
    'invalidates the whole rule',
  ]);
}

const selectorsIn = (list: { children: { toArray(): CssNode[] } }): Selector[] =>
  list.children.toArray().filter((node): node is Selector => node.type === 'Selector');

function lacksOfSelector(selector: Selector): Lack[] {
  const lacks: Lack[] = [];
  walk(selector, (node) => {
    if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return;
    const path = `css.selectors.${node.name}`;
    lacks.push(...(node.name.startsWith('-') ? [{ feature: path, browsers: 'others' }] : lackAt(path)));
    const list = node.children?.first;
    if (node.name !== 'not' || list?.type !== 'SelectorList') return;
    const parts = selectorsIn(list);
    const isSimple = parts.length === 1 && parts[0]!.children.size === 1;
    if (!isSimple) lacks.push(...lackAt(`${path}.selector_list`));
  });
  return lacks;
}

function lacksWithoutFallback(node: Declaration, block: Block): Lack[] {
  const { property } = node;
  if (isPrefixed(property)) return [];
  const all = block.children.toArray().filter((each): each is Declaration => each.type === 'Declaration');
  const before = all.slice(0, all.indexOf(node));
  const prefixes = before.flatMap((each) => /^-\w+-/.exec(each.property) ?? []);
  const fallback = before.some((each) => each.property === property && lacksOfDeclaration(each).length === 0);
  return fallback ? [] : lacksOfDeclaration(node, prefixes);
}

function lacksOfDeclaration({ property, value }: Declaration, prefixes?: readonly string[]): Lack[] {
  const path = `css.properties.${property}`;
  const lacks = lackAt(path, prefixes);
  if (lacks.length > 0) return lacks;
  walk(value, (node) => {
    if (node.type === 'Identifier') lacks.push(...lackAt(`${path}.${node.name}`));
    if (node.type === 'Dimension') lacks.push(...lackAt(`css.types.length.${familyOf(node.unit)}`));
    if (node.type === 'Function') {
      const paths = ['color', 'gradient', 'image', 'transform-function'].map(
        (group) => `css.types.${group}.${node.name}`,
      );
      const known = [`${path}.${node.name}`, `css.types.${node.name}`, ...paths].find(compatAt);
      if (known) lacks.push(...lackAt(known));
    }
  });
  return lacks;
}

/** MDN's data groups units such as `svh`. */
function familyOf(unit: string): string {
  const kind = { s: 'small', l: 'large', d: 'dynamic' }[/^([sld])v(w|h|i|b|min|max)$/.exec(unit)?.[1] ?? ''];
  return kind ? `viewport_percentage_units_${kind}` : unit;
}
