import { existsSync, renameSync, rmSync } from 'node:fs';
import { isPostgres } from '../database/is-postgres.ts';
import { isDamaged } from '../database/is-damaged.ts';
import { type CatalogueOptions, openCatalogue, type OpenCatalogue } from './open-catalogue.ts';
import type { CatalogueStorage } from './storage/catalogue-storage.ts';
import { openStorage } from './storage/open-storage.ts';
import { watchDamage } from './storage/watch-damage.ts';

/**
 * Moves the index file away so that it can be inspected, overwriting an earlier one.
 *
 * @returns its new path
 */
const moveDamagedFile = (file: string): string => {
  const kept = `${file}.damaged`;
  for (const part of ['', '-wal', '-shm']) {
    rmSync(`${kept}${part}`, { force: true });
    if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${kept}${part}`);
  }
  return kept;
};

interface Options extends Omit<CatalogueOptions, 'storage'> {
  /** `postgres://…`, path of an SQLite file, or `:memory:` */
  database: string;
}

/**
 * A catalog index that rebuilds itself if its SQLite file is corrupt, at start or later: it moves the file away and
 * reads everything from the platform. No data is lost, since the index is derived; until the rebuild ends, the
 * endpoints answer 503.
 *
 * @throws if the database cannot be opened for another reason
 */
export const openRepairingCatalogue = async ({
  database,
  ...options
}: Options): Promise<OpenCatalogue> => {
  const { log } = options;
  let callback: string | null = null;
  let isClosed = false;
  let repair: Promise<void> | null = null;

  const replace = (error: unknown): void => {
    const kept = moveDamagedFile(database);
    const reason = error instanceof Error ? error.message : error;
    log(`catalogue: its file is damaged (${reason}); set aside as ${kept}, all is read again`);
  };

  const opened = async (): Promise<CatalogueStorage> => {
    try {
      return await openStorage(database);
    } catch (error) {
      if (isPostgres(database) || !isDamaged(error)) throw error;
      replace(error);
      return openStorage(database);
    }
  };

  const open = async (): Promise<OpenCatalogue> =>
    openCatalogue({ ...options, storage: watchDamage(await opened(), onDamage) });

  const onDamage = (error: unknown): void => {
    if (isClosed || repair || isPostgres(database)) return;
    repair = (async () => {
      await current.close();
      if (database !== ':memory:') replace(error);
      current = await open();
      repair = null;
      if (!isClosed) await current.run(callback);
    })().catch((failure: unknown) =>
      log(`catalogue: updates stopped: ${failure instanceof Error ? failure.message : failure}`),
    );
  };

  let current = await open();
  return {
    get storage() {
      return current.storage;
    },
    get facets() {
      return current.facets;
    },
    isReady: () => current.isReady(),
    isWriter: () => current.isWriter(),
    webhooks: {
      path: current.webhooks.path,
      secretOf: (topic) => current.webhooks.secretOf(topic),
      receive: (topic, document) => current.webhooks.receive(topic, document),
    },
    run: (callbackUrl) => {
      callback = callbackUrl;
      return current.run(callbackUrl);
    },
    close: async () => {
      isClosed = true;
      if (!repair) return current.close();
      // Waits for a running repair, whose index must be closed too.
      const closing = current;
      await closing.close().catch(() => undefined);
      await repair;
      if (current !== closing) await current.close();
    },
  };
};
