import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../checks/messages/list-files.ts';
import { ROOT } from '../launcher/paths.ts';

/** Packages with browser code, by their names in the documentation. */
const TEAMS: Readonly<Record<string, string>> = {
  shell: 'shell/src',
  cart: 'mf-cart/src',
  catalog: 'mf-catalog/src',
  checkout: 'mf-checkout/src',
  account: 'mf-account/src',
  'commerce/': 'shared-contracts/commerce',
  'wish-list/': 'shared-contracts/wish-list',
};

export interface StoredKey {
  team: string;
  key: string;
  area: 'local storage' | 'session storage';
}

export interface EventUse {
  team: string;
  event: string;
  does: 'emits' | 'listens';
}

const isProduct = (file: string): boolean =>
  /\.tsx?$/u.test(file) && !/\.test\.tsx?$|\/testing\//u.test(file);

/** Text of an expression: a literal, a constant of the file, or the fixed prefix of a template. */
const textOf = (
  node: ts.Node | undefined,
  constants: ReadonlyMap<string, string>,
): string | null => {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return `${node.head.text}…`;
  if (ts.isIdentifier(node)) return constants.get(node.text) ?? null;
  return ts.isCallExpression(node) ? textOf(node.expression, constants) : null;
};

const constantsOf = (source: ts.SourceFile): Map<string, string> => {
  const constants = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const { initializer } = node;
      const value = initializer && ts.isArrowFunction(initializer) ? initializer.body : initializer;
      const text = textOf(value, constants);
      if (text !== null) constants.set(node.name.text, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
};

interface Found {
  stored: StoredKey[];
  events: EventUse[];
}

const scan = (team: string, file: string, found: Found): void => {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const areaOf = (node: ts.Node): StoredKey['area'] =>
    /local/iu.test(node.getText()) ||
    (!/session/iu.test(node.getText()) && /localStorage/u.test(text))
      ? 'local storage'
      : 'session storage';
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      const called = node.expression;
      const method = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
      const name = textOf(first, constants);
      if (method === 'slot' && first) {
        const key = textOf(second, constants);
        if (key === null)
          throw new Error(`${relative(ROOT, file)} stores under a key that is not a literal`);
        found.stored.push({ team, key, area: areaOf(first) });
      }
      if (method === 'setItem' && !file.endsWith('session-storage/slot.ts')) {
        if (name === null)
          throw new Error(`${relative(ROOT, file)} stores under a key that is not a literal`);
        found.stored.push({ team, key: name, area: areaOf(called) });
      }
      if (
        /\bevents$/u.test(ts.isPropertyAccessExpression(called) ? called.expression.getText() : '')
      ) {
        if (name && method === 'emit') found.events.push({ team, event: name, does: 'emits' });
        if (name && method === 'on') found.events.push({ team, event: name, does: 'listens' });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
};

/** Storage keys, emitted events and subscribed events of the browser code. */
export const scanSources = (): Found => {
  const found: Found = { stored: [], events: [] };
  for (const [team, folder] of Object.entries(TEAMS))
    for (const file of listFiles(join(ROOT, folder)).filter(isProduct)) scan(team, file, found);
  return found;
};
