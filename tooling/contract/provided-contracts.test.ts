import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { REMOTE_NAMES } from '@shop/contracts/remote/fragments';
import { listFiles } from '../checks/messages/list-files.ts';
import { ROOT } from '../launcher/paths.ts';

const CONTRACTS = '@shop/contracts/';

/** Code of documents that no page shares its scripts with, a remote alone and the payment frame: its copies are its own. */
const OF_OTHER_DOCUMENTS = /[\\/](?:standalone[\\/.]|payment-frame[\\/](?:braintree|demo)[\\/])/u;
const isOfPages = (file: string): boolean =>
  /\.tsx?$/u.test(file) &&
  !/\.test\.tsx?$|[\\/]testing[\\/.]/u.test(file) &&
  !OF_OTHER_DOCUMENTS.test(file);

/** Whether an import is of types alone, and with them gone from what is built. */
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

/** Sub-paths of shared-contracts that a package's code in the browser imports, with the first file that does. */
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

describe('what the shell provides of shared-contracts', () => {
  const provided = contractsOf('shell');

  it.each(REMOTE_NAMES)('is all that %s imports: no one loads a copy of it', (name) => {
    const imported = [...contractsOf(`mf-${name}`)];
    expect(imported.length).toBeGreaterThan(3);
    expect(imported.filter(([path]) => !provided.has(path))).toEqual([]);
  });
});
