import { STORAGE } from '@shop/contracts/storage';
import type { StoredGroup } from '../src/model/info/content-document.ts';

/**
 * The rows of the storage table that remain in a browser, grouped by purpose and lifetime. Read at build time, so that
 * no page carries the table.
 */
export const storedGroups = (): StoredGroup[] => {
  const groups = new Map<string, StoredGroup>();
  for (const { key, purpose, lifetime } of Object.values(STORAGE)) {
    if (purpose === null) continue;
    const name = [purpose, lifetime].join();
    const keys = [...(groups.get(name)?.keys ?? []), key];
    groups.set(name, { purpose, lifetime, keys });
  }
  return [...groups.values()];
};
