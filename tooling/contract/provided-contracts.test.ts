import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../checks/messages/list-files.ts';
import { ROOT } from '../remote-kit/workspace.ts';
import { REMOTE_NAMES } from '../remote-kit/remotes.ts';

const CONTRACTS = '@shop/contracts/';

/**
 * Code of documents without shared scripts, the standalone page and the payment frame: they bundle their own
 * copies.
 */
const OF_OTHER_DOCUMENTS =
  /[\\/](?:standalone(?:\.tsx$|[\\/])|payment-frame[\\/](?:braintree|demo)[\\/])/u;
const isOfPages = (file: string): boolean =>
  /\.tsx?$/u.test(file) &&
  !/\.test\.tsx?$|[\\/]testing[\\/.]/u.test(file) &&
  !OF_OTHER_DOCUMENTS.test(file);

/** Whether an import has only types, so that the build drops it. */
const isOfTypes = ({ importClause }: ts.ImportDeclaration): boolean => {
  if (!importClause) return false;
  const { phaseModifier, name, namedBindings } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
};

/** Sub-paths of shared-contracts imported by a package's browser code, with the first file that does. */
const contractsOf = (folder: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const file of listFiles(join(ROOT, folder, 'src')).filter(isOfPages)) {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const add = (node: ts.Node | undefined): void => {
      if (!node || !ts.isStringLiteralLike(node) || !node.text.startsWith(CONTRACTS)) return;
      const path = node.text.slice(CONTRACTS.length);
      if (!found.has(path)) found.set(path, relative(ROOT, file));
    };
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) && !isOfTypes(node)) add(node.moduleSpecifier);
      if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        add(node.arguments[0]);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
};

describe('modules of shared-contracts provided by the shell', () => {
  const provided = contractsOf('shell');

  it.each(REMOTE_NAMES)('cover all imports of %s: no one bundles a copy', (name) => {
    const imported = [...contractsOf(`mf-${name}`)];
    expect(imported).not.toHaveLength(0);
    expect(imported.filter(([path]) => !provided.has(path))).toEqual([]);
  });
});
