import { openStore, type Store } from '../engine/store/store.ts';
import { databasePath } from '../config/database-path.ts';
import { resources } from '../domains/index.ts';

/** Works on a database no platform is using, and closes it in any case. */
export const withStore = async <T>(
  database: string,
  work: (store: Store) => T | Promise<T>,
): Promise<T> => {
  const store = openStore(databasePath(database), resources);
  try {
    return await work(store);
  } finally {
    store.close();
  }
};
