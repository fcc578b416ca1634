import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FragmentRef } from '@shop/contracts/remote';
import ts from 'typescript';

const isProduct = (file: string): boolean =>
  file.endsWith('.tsx') && !/\.test\.tsx$|(?:^|[\\/])testing[\\/]/.test(file);

/** Text of a JSX attribute `name="text"`; undefined for any other. */
const textOf = (attributes: ts.JsxAttributes, name: string): string | undefined => {
  for (const it of attributes.properties) {
    if (!ts.isJsxAttribute(it) || it.name.getText() !== name) continue;
    return it.initializer && ts.isStringLiteral(it.initializer) ? it.initializer.text : undefined;
  }
  return undefined;
};

/** Whether the element shows a remote's fragment; React's own `Fragment` has no `of`. */
const isRemoteFragment = (node: ts.JsxOpeningLikeElement): boolean =>
  node.tagName.getText() === 'Fragment' &&
  node.attributes.properties.some((it) => ts.isJsxAttribute(it) && it.name.getText() === 'of');

/**
 * Fragments of all teams that the code of a package shows, in or outside of its routes' lists, sorted.
 *
 * @param folder of the package's sources
 * @throws if a fragment is not named by literals, so that it cannot be read
 */
export const usedFragments = (folder: string): FragmentRef[] => {
  const used = new Set<string>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isProduct);
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes('<Fragment')) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isJsxOpeningLikeElement(node) && isRemoteFragment(node)) {
        const [of, name] = [textOf(node.attributes, 'of'), textOf(node.attributes, 'name')];
        if (!of || !name) throw new Error(`${file} shows a fragment without a literal name`);
        used.add(`${of}/${name}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  }
  return [...used].sort() as FragmentRef[];
};
