import { isDamaged } from '../../database/is-damaged.ts';
import type { CatalogueStorage } from './catalogue-storage.ts';

/** Stored JSON that no longer parses is a sign of corruption, too. */
const showsDamage = (error: unknown): boolean => isDamaged(error) || error instanceof SyntaxError;

/** Wraps a storage and reports corruption. The operation fails anyway. */
export const watchDamage = (
  storage: CatalogueStorage,
  onDamage: (error: unknown) => void,
): CatalogueStorage => {
  const noticed = (error: unknown): never => {
    if (showsDamage(error)) onDamage(error);
    throw error;
  };
  const watched =
    <A extends unknown[], T>(operation: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      operation(...args).catch(noticed);
  return {
    put: watched(storage.put),
    remove: watched(storage.remove),
    all: async function* () {
      try {
        yield* storage.all();
      } catch (error) {
        noticed(error);
      }
    },
    byNumbers: watched(storage.byNumbers),
    match: watched(storage.match),
    spellings: watched(storage.spellings),
    state: watched(storage.state),
    setState: watched(storage.setState),
    shared: storage.shared,
    close: storage.close,
  };
};
