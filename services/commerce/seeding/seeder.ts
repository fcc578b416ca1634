import { stableIdentifier } from '../engine/store/identifier.ts';
import type { Store, Values } from '../engine/store/store.ts';
import type { Rows } from '../domains/rows.ts';

const EVERYWHERE = {
  country_code_regex: null,
  not_country_code_regex: null,
  state_code_regex: null,
  not_state_code_regex: null,
  zip_code_regex: null,
  not_zip_code_regex: null,
};

const ANY_ORDER = {
  currency_code: null,
  exclusive: false,
  priority: null,
  total_usage_limit: null,
};

/**
 * Members whose absence says something: no former price, no limit to a zone. A row that has one from an earlier file loses
 * it, where the other members keep their value.
 */
const WHERE_ABSENT: { readonly [T in keyof Rows]?: Values<T> } = {
  prices: { compare_at_amount_cents: null },
  bundles: { compare_at_amount_cents: null },
  coupons: {
    usage_limit: null,
    customer_single_use: false,
    recipient_email: null,
    expires_at: null,
  },
  fixed_amount_promotions: ANY_ORDER,
  free_shipping_promotions: ANY_ORDER,
  percentage_discount_promotions: ANY_ORDER,
  shipping_methods: { free_over_amount_cents: null },
  shipping_zones: EVERYWHERE,
  sku_options: { sku_code_regex: null },
  tax_rules: {
    ...EVERYWHERE,
    freight_taxable: false,
    payment_method_taxable: false,
    adjustment_taxable: false,
  },
};

/** Writes seed rows under ids derived from their references, so a second run changes nothing. */
export interface Seeder {
  readonly store: Store;
  /** The id a reference of a resource has. */
  readonly id: (type: keyof Rows, reference: string) => string;
  /** The id of a reference that must have been seeded before; throws with a readable message. */
  readonly idOf: (type: keyof Rows, reference: string) => string;
  /** The same of a link that may be left out, which takes away the one from an earlier file. */
  readonly linked: (type: keyof Rows, reference: string | undefined) => string | null;
  readonly put: <T extends keyof Rows>(type: T, reference: string, values: Values<T>) => string;
}

const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

export const createSeeder = (store: Store): Seeder => {
  const idsByType = new Map<string, Set<string>>();
  /** Ids already there, read once per resource: seeding asks for each of them many times. */
  const idsOf = (type: keyof Rows): Set<string> => {
    const cached = idsByType.get(type);
    if (cached) return cached;
    const ids = new Set(
      store
        .statement(`SELECT id FROM "${type}"`)
        .all()
        .map((row) => String(row['id'])),
    );
    idsByType.set(type, ids);
    return ids;
  };
  const id: Seeder['id'] = (type, reference) => stableIdentifier(type, reference);
  const idOf: Seeder['idOf'] = (type, reference) => {
    const found = id(type, reference);
    if (!idsOf(type).has(found))
      throw new Error(`the seed refers to ${type} "${reference}", which it does not hold`);
    return found;
  };
  return {
    store,
    id,
    idOf,
    linked: (type, reference) => (reference === undefined ? null : idOf(type, reference)),
    put: (type, reference, values) => {
      const key = id(type, reference);
      const ids = idsOf(type);
      if (ids.has(key)) store.update(type, key, { ...WHERE_ABSENT[type], ...present(values) });
      else {
        store.add(type, { ...values, id: key });
        ids.add(key);
      }
      return key;
    },
  };
};
