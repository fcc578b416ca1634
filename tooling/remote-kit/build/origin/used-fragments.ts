import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type JSXOpeningElement } from '@swc/core';
import type { FragmentRef } from '@shop/contracts/remote';

const isProduct = (file: string): boolean =>
  file.endsWith('.tsx') && !/\.test\.tsx$|(?:^|[\\/])testing[\\/]/.test(file);

/** Attributes of an element by name; null for one whose value is no text. Spread attributes are left out. */
const attributesOf = ({ attributes = [] }: JSXOpeningElement): Map<string, string | null> =>
  new Map(
    attributes.flatMap((it) =>
      it.type === 'JSXAttribute' && it.name.type === 'Identifier'
        ? [[it.name.value, it.value?.type === 'StringLiteral' ? it.value.value : null]]
        : [],
    ),
  );

const isOpening = (node: object): node is JSXOpeningElement =>
  'type' in node && node.type === 'JSXOpeningElement';

/** Attributes of every remote fragment below a node; React's own `Fragment` has no `of`. */
const fragmentsIn = (node: unknown): Map<string, string | null>[] => {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(fragmentsIn);
  if (!isOpening(node) || node.name.type !== 'Identifier' || node.name.value !== 'Fragment')
    return below;
  const attributes = attributesOf(node);
  return attributes.has('of') ? [attributes, ...below] : below;
};

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
    for (const attributes of fragmentsIn(parseSync(text, { syntax: 'typescript', tsx: true }))) {
      const [of, name] = [attributes.get('of'), attributes.get('name')];
      if (!of || !name) throw new Error(`${file} shows a fragment without a literal name`);
      used.add(`${of}/${name}`);
    }
  }
  return [...used].sort() as FragmentRef[];
};
