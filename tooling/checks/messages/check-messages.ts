import { join } from 'node:path';
import { compareLanguages } from './compare-languages.ts';
import { findCatalogues, listPackages } from './find-catalogues.ts';
import type { Uses } from './find-uses.ts';
import { isUsed, packageUses } from './package-uses.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Problem } from './types.ts';

/** The package whose texts every other package may use. */
const COMMON = 'shared-contracts';
/**
 * Checks every message catalogue of the workspace: same keys in the five languages, sound ICU syntax, same
 * placeholders, no key that nobody uses, no use without a key. A package sees its own texts and the common ones.
 */
export const checkMessages = (
  root: string,
): { problems: Problem[]; catalogues: number; keys: number } => {
  const problems: Problem[] = [];
  const uses = new Map<string, Uses>();
  for (const name of listPackages(root)) {
    uses.set(name, packageUses(join(root, name)));
  }
  const known = new Map<string, Set<string>>();
  const catalogues = findCatalogues(root);
  let keyCount = 0;

  for (const catalogue of catalogues) {
    const { owner, folder } = catalogue;
    const { texts, problems: unreadable } = readCatalogue(root, catalogue);
    problems.push(...unreadable, ...compareLanguages(folder, texts));
    const keys = new Set([...texts.values()].flatMap((it) => [...it.keys()]));
    keyCount += keys.size;
    known.set(owner, new Set([...(known.get(owner) ?? []), ...keys]));
    const users =
      owner === COMMON ? [...uses.values()] : [uses.get(owner)].filter((it) => it !== undefined);
    for (const key of keys) {
      if (!isUsed(key, users)) problems.push({ file: folder, key, text: 'is used nowhere' });
    }
  }
  for (const [name, { required }] of uses) {
    // Without texts of its own a package has no translator either: what looks like one is something else.
    if (!known.has(name)) continue;
    for (const key of required) {
      if (known.get(name)?.has(key) || known.get(COMMON)?.has(key)) continue;
      problems.push({ file: name, key, text: 'is used but in no catalogue' });
    }
  }
  return { problems, catalogues: catalogues.length, keys: keyCount };
};
