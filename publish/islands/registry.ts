import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { PublishError } from '../faults';

/** Where the component of an island is. */
export interface IslandModule {
  /** As the registry imports it. */
  specifier: string;
  /** The name that the module exports. */
  exported: string;
}

/**
 * Reads which islands there are, without running the registry: a bundle that imported it would hold all of them.
 *
 * @param file a module of the form `import { Menu } from '…'; export const ISLANDS = { menu: Menu }`
 * @throws PublishError when it has another form
 */
export async function readRegistry(file: string): Promise<Map<string, IslandModule>> {
  const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest);
  const imports = new Map<string, IslandModule>();
  let islands: ts.Expression | undefined;

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
      const named = statement.importClause?.namedBindings;
      for (const each of named && ts.isNamedImports(named) ? named.elements : []) {
        imports.set(each.name.text, { specifier, exported: (each.propertyName ?? each.name).text });
      }
    } else if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((each) => each.name.getText(source) === 'ISLANDS');
      islands = found?.initializer ?? islands;
    }
  }
  while (islands && (ts.isAsExpression(islands) || ts.isSatisfiesExpression(islands))) islands = islands.expression;

  const refuse = (found: string) => {
    const expected = 'export const ISLANDS = { name: Component, … } with named imports';
    return new PublishError([{ file, found, expected, remedy: 'Write the registry in that form' }]);
  };
  if (!islands || !ts.isObjectLiteralExpression(islands)) throw refuse('no object ISLANDS');
  return new Map(
    islands.properties.map((property) => {
      const component = ts.isPropertyAssignment(property) && imports.get(property.initializer.getText(source));
      if (!component) throw refuse(`"${property.getText(source)}" in ISLANDS`);
      return [(property.name as ts.Identifier | ts.StringLiteral).text, component];
    }),
  );
}
