import { checkJoined, checkOverlay } from './check-overlay.ts';
import { compareLanguages } from './compare-languages.ts';
import { findCatalogues, packageFiles } from './find-catalogues.ts';
import { listPackages } from '../../remote-kit/packages.ts';
import type { Uses } from './find-uses.ts';
import { isUsed, packageUses } from './package-uses.ts';
import { readCatalogue, readOverlay } from './read-catalogue.ts';
import type { Problem } from './types.ts';

/** The package whose texts every other package may use. */
const COMMON = 'shared-contracts';

/**
 * Checks every message catalog of the workspace: same keys in the five languages, valid ICU syntax, same
 * placeholders, no unused keys, no use of a missing key. A package sees its own texts and the common ones.
 *
 * @param toCome - keys reserved for future work, with the requirement of each
 */
export const checkMessages = (
  root: string,
  toCome: Readonly<Record<string, string>> = {},
): { problems: Problem[]; catalogues: number; keys: number } => {
  const problems: Problem[] = [];
  const uses = new Map<string, Uses>();
  for (const name of listPackages(root)) {
    uses.set(name, packageUses(packageFiles(root, name)));
  }
  const keysByOwner = new Map<string, Set<string>>();
  const catalogues = findCatalogues(root);
  // A package without texts has no translator and shows none, such as browser tests and tools.
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
    keysByOwner.set(owner, new Set([...(keysByOwner.get(owner) ?? []), ...keys]));
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
  const all = new Set([...keysByOwner.values()].flatMap((it) => [...it]));
  for (const key of Object.keys(toCome))
    if (!all.has(key)) problems.push({ file: COMMON, key, text: 'is to come but in no catalogue' });
  for (const [name, { required }] of speaking) {
    for (const key of required) {
      if (keysByOwner.get(name)?.has(key) || keysByOwner.get(COMMON)?.has(key)) continue;
      problems.push({ file: name, key, text: 'is used but in no catalogue' });
    }
  }
  return { problems, catalogues: catalogues.length, keys: keyCount };
};
