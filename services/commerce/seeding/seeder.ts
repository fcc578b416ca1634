import { stableIdentifier } from '../core/identifier.ts';
import type { Store, Values } from '../core/store.ts';
import type { Rows } from '../resources/rows.ts';

/** Writes seed rows under ids derived from their references, so a second run changes nothing. */
export interface Seeder {
  readonly store: Store;
  /** The id a reference of a resource has. */
  readonly id: (type: keyof Rows, reference: string) => string;
  /** The id of a reference that must have been seeded before; throws with a readable message. */
  readonly known: (type: keyof Rows, reference: string) => string;
  readonly put: <T extends keyof Rows>(type: T, reference: string, values: Values<T>) => string;
}

export const createSeeder = (store: Store): Seeder => {
  const id: Seeder['id'] = (type, reference) => stableIdentifier(type, reference);
  const seeder: Seeder = {
    store,
    id,
    known: (type, reference) => {
      const found = id(type, reference);
      if (store.get(type, found) === undefined)
        throw new Error(`the seed refers to ${type} "${reference}", which it does not hold`);
      return found;
    },
    put: (type, reference, values) => {
      const key = id(type, reference);
      if (store.get(type, key) === undefined) store.insert(type, { ...values, id: key });
      else store.update(type, key, values);
      return key;
    },
  };
  return seeder;
};
