import { join } from 'node:path';
import { checkJoined, checkOverlay } from './check-overlay.ts';
import { compareLanguages } from './compare-languages.ts';
import { findCatalogues, listPackages } from './find-catalogues.ts';
import type { Uses } from './find-uses.ts';
import { isUsed, packageUses } from './package-uses.ts';
import { readCatalogue, readOverlay } from './read-catalogue.ts';
import type { Problem } from './types.ts';

/** The package whose texts every other package may use. */
const COMMON = 'shared-contracts';

/**
 * Checks every message catalogue of the workspace: same keys in the five languages, sound ICU syntax, same
 * placeholders, no key that nobody uses, no use without a key. A package sees its own texts and the common ones.
 *
 * @param toCome - keys that work to come will use, with the requirement that asks for each
 */
export const checkMessages = (
  root: string,
  toCome: Readonly<Record<string, string>> = {},
): { problems: Problem[]; catalogues: number; keys: number } => {
  const problems: Problem[] = [];
  const uses = new Map<string, Uses>();
  for (const name of listPackages(root)) {
    uses.set(name, packageUses(join(root, name)));
  }
  const known = new Map<string, Set<string>>();
  const catalogues = findCatalogues(root);
  // Without texts of its own a package has no translator either, and shows none: tests in a browser, the tools.
  const speaking = [...uses].filter(([name]) => catalogues.some(({ owner }) => owner === name));
  const overlaid: string[] = [];
  let keyCount = 0;

  for (const catalogue of catalogues) {
    const { owner, folder } = catalogue;
    const { texts, problems: unreadable } = readCatalogue(root, catalogue);
    problems.push(...unreadable, ...compareLanguages(folder, texts));
    problems.push(...checkOverlay(root, catalogue, texts.get('en')));
    if (readOverlay(root, catalogue).texts) overlaid.push(folder);
    const keys = new Set([...texts.values()].flatMap((it) => [...it.keys()]));
    keyCount += keys.size;
    known.set(owner, new Set([...(known.get(owner) ?? []), ...keys]));
    const users = speaking
      .filter(([name]) => owner === COMMON || owner === name)
      .map(([, its]) => its);
    for (const key of keys) {
      const isAwaited = Object.hasOwn(toCome, key);
      if (isUsed(key, users) === isAwaited)
        problems.push({ file: folder, key, text: isAwaited ? 'has come' : 'is used nowhere' });
    }
  }
  problems.push(...checkJoined(overlaid));
  const all = new Set([...known.values()].flatMap((it) => [...it]));
  for (const key of Object.keys(toCome))
    if (!all.has(key)) problems.push({ file: COMMON, key, text: 'is to come but in no catalogue' });
  for (const [name, { required }] of speaking) {
    for (const key of required) {
      if (known.get(name)?.has(key) || known.get(COMMON)?.has(key)) continue;
      problems.push({ file: name, key, text: 'is used but in no catalogue' });
    }
  }
  return { problems, catalogues: catalogues.length, keys: keyCount };
};
