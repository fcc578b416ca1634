import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../checks/messages/list-files.ts';
import { ROOT } from '../remote-kit/workspace.ts';
import { REMOTES } from '../remote-kit/remotes.ts';

/** Packages with browser code, by their names in the documentation. */
const TEAMS: Readonly<Record<string, string>> = {
  shell: 'shell/src',
  ...Object.fromEntries(REMOTES.map(({ name, folder }) => [name, `${folder}/src`])),
  'commerce/': 'shared-contracts/commerce',
  'wish-list/': 'shared-contracts/wish-list',
};

export interface EventUse {
  team: string;
  event: string;
  does: 'emits' | 'listens';
}

const isProduct = (file: string): boolean =>
  /\.tsx?$/u.test(file) && !/\.test\.tsx?$|\/testing\//u.test(file);

const usesIn = (team: string, file: string): EventUse[] => {
  const text = readFileSync(file, 'utf8');
  const found: EventUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: bus, name: method } = node.expression;
      const [event] = node.arguments;
      if (/\bevents$/u.test(bus.getText()) && event && ts.isStringLiteralLike(event)) {
        if (method.text === 'emit') found.push({ team, event: event.text, does: 'emits' });
        if (method.text === 'on') found.push({ team, event: event.text, does: 'listens' });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
};

/** Emitted and subscribed events of the browser code. */
export const scanEvents = (): EventUse[] =>
  Object.entries(TEAMS).flatMap(([team, folder]) =>
    listFiles(join(ROOT, folder))
      .filter(isProduct)
      .flatMap((file) => usesIn(team, file)),
  );
