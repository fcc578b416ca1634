import { predicates } from './predicates.ts';

export interface FilterKey {
  /** Attribute expression: `code`, `code_or_name`, `shipping_category_name`. */
  readonly subject: string;
  readonly predicate: string;
  readonly quantifier: 'any' | 'all' | null;
  /** Whether rows without a value are taken as well. */
  readonly orNull: boolean;
}

const names = [...Object.keys(predicates), 'in', 'not_in', 'jcont'].sort(
  (one, other) => other.length - one.length,
);

/** Takes `name_or_code_not_cont_any_or_null` apart; null when it ends in no predicate. */
export const parseFilterKey = (key: string): FilterKey | null => {
  if (key.endsWith('_or_null')) {
    const plain = parseFilterKey(key.slice(0, -'_or_null'.length));
    if (plain) return { ...plain, orNull: true };
  }
  const quantified = /^(.+)_(any|all)$/.exec(key);
  const quantifier = (quantified?.[2] ?? null) as FilterKey['quantifier'];
  const rest = quantified?.[1] ?? key;
  const predicate = names.find((name) => rest.endsWith(`_${name}`));
  if (predicate === undefined) return null;
  return { subject: rest.slice(0, -predicate.length - 1), predicate, quantifier, orNull: false };
};
