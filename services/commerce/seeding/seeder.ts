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
  const present = new Map<string, Set<string>>();
  /** Ids already there, read once per resource: seeding asks for each of them many times. */
  const idsOf = (type: keyof Rows): Set<string> => {
    const known = present.get(type);
    if (known) return known;
    const ids = new Set(
      store
        .statement(`SELECT id FROM "${type}"`)
        .all()
        .map((row) => String(row['id'])),
    );
    present.set(type, ids);
    return ids;
  };
  const id: Seeder['id'] = (type, reference) => stableIdentifier(type, reference);
  return {
    store,
    id,
    known: (type, reference) => {
      const found = id(type, reference);
      if (!idsOf(type).has(found))
        throw new Error(`the seed refers to ${type} "${reference}", which it does not hold`);
      return found;
    },
    put: (type, reference, values) => {
      const key = id(type, reference);
      const ids = idsOf(type);
      if (ids.has(key)) store.update(type, key, values);
      else {
        store.add(type, { ...values, id: key });
        ids.add(key);
      }
      return key;
    },
  };
};
