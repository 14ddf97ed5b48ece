import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { identifierAt, lackAt, type Lack } from './compat-data';
import { lacksOfSelectorText } from './style-issues';

/** A feature that a script uses and a supported browser lacks. */
interface ScriptIssue extends Lack {
  /** File, line and column: `components/menu/menu.tsx:12:34`. */
  place: string;
  file: string;
}

/** Methods that take a selector and throw if the browser does not support it. */
const QUERIES = new Set(['matches', 'closest', 'querySelector', 'querySelectorAll']);

/**
 * Finds platform features that the modules of a bundle use and a supported browser lacks: globals, methods and
 * properties (recognised by their types), options and selectors. It ignores syntax, because esbuild rewrites that.
 *
 * @param entries the entry modules of the bundle; the packages that they import are left out
 */
export async function scriptIssues(entries: readonly string[]): Promise<ScriptIssue[]> {
  const modules = await modulesOf(entries);
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const program = ts.createProgram(modules, { ...options, incremental: false, types: [] });
  const uses = new Uses(program);
  return modules.flatMap((file) => {
    const source = program.getSourceFile(file)!;
    const issues: ScriptIssue[] = [];
    const visit = (node: ts.Node): void => {
      for (const lack of uses.lacksOf(node)) {
        const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
        issues.push({ ...lack, file, place: `${file}:${line + 1}:${character + 1}` });
      }
      node.forEachChild(visit);
    };
    visit(source);
    return issues;
  });
}

/** The project's own modules in a bundle, as paths from the project root. Modules with only types are left out. */
async function modulesOf(entryPoints: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    packages: 'external',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).map((file) => path.posix.normalize(file));
}

/** Looks up what a node of a script uses in MDN's compatibility data. */
class Uses {
  private readonly checker: ts.TypeChecker;

  constructor(private readonly program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  lacksOf(node: ts.Node): Lack[] {
    if (ts.isIdentifier(node)) return [...this.ofName(node), ...this.ofOption(node)];
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    const isQuery =
      first &&
      ts.isStringLiteralLike(first) &&
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      QUERIES.has(node.expression.name.text);
    return isQuery ? lacksOfSelectorText(first.text) : [];
  }

  /** Checks a global, or a member of a platform object. Names in types do nothing at run time. */
  private ofName(node: ts.Identifier): Lack[] {
    if (ts.isPartOfTypeNode(node) || !this.isOfPlatform(node)) return [];
    const feature = this.pathsOf(node).find((each) => identifierAt(each)?.__compat);
    return feature ? lackAt(feature) : [];
  }

  /**
   * Checks an option of a call, such as `signal` in `addEventListener(…, { signal })`. MDN lists it below the method.
   */
  private ofOption(node: ts.Identifier): Lack[] {
    const property = node.parent;
    if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) return [];
    if (property.name !== node) return [];
    const type = this.checker.getContextualType(property.parent as ts.ObjectLiteralExpression);
    const call = property.parent.parent;
    if (!type || !(ts.isCallExpression(call) || ts.isNewExpression(call))) return [];
    const called = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression;
    if (!ts.isIdentifier(called) || !this.isOfPlatform(called)) return [];
    const paths = this.pathsOf(called).filter((each) => identifierAt(each));
    return paths.flatMap((each) => lackAt(`${each}.options_parameter.options_${node.text}_parameter`));
  }

  private isOfPlatform(node: ts.Identifier): boolean {
    const declarations = this.checker.getSymbolAtLocation(node)?.declarations ?? [];
    return declarations.some((each) => this.program.isSourceFileDefaultLibrary(each.getSourceFile()));
  }

  /**
   * The paths of a name in MDN's data. Members of mixins such as `ParentNode` are listed at the types that include
   * them.
   */
  private pathsOf(node: ts.Identifier): string[] {
    const { parent, text } = node;
    if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) {
      return [`api.${text}`, `api.Window.${text}`, `javascript.builtins.${text}`];
    }
    const object = parent.expression;
    const type = this.checker.getApparentType(this.checker.getNonNullableType(this.checker.getTypeAtLocation(object)));
    // `Object.hasOwn` is a member of the global, not of its type, `ObjectConstructor`.
    const names = new Set([...(ts.isIdentifier(object) ? [object.text] : []), ...namesOf(type)]);
    return [...names].flatMap((name) => [
      `api.${name}.${text}`,
      `api.${name}.${text}_static`,
      `javascript.builtins.${name}.${text}`,
      ...(name === 'Window' ? [`api.${text}`] : []),
    ]);
  }
}

/** The names of a type, of the parts of a union, and of the types that they extend. */
function* namesOf(type: ts.Type): Generator<string> {
  for (const each of type.isUnionOrIntersection() ? type.types : []) yield* namesOf(each);
  const name = type.symbol?.name;
  if (name) yield name;
  for (const base of type.getBaseTypes?.() ?? []) yield* namesOf(base);
}
