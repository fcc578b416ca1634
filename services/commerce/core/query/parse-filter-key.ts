import { predicates } from './predicates.ts';

export interface FilterKey {
  /** Attribute expression: `code`, `code_or_name`, `shipping_category_name`. */
  readonly subject: string;
  readonly predicate: string;
  readonly quantifier: 'any' | 'all' | null;
}

const names = [...Object.keys(predicates), 'in', 'not_in', 'jcont'].sort(
  (one, other) => other.length - one.length,
);

/** Takes `name_or_code_not_cont_any` apart; null when it ends in no predicate. */
export const parseFilterKey = (key: string): FilterKey | null => {
  const quantified = /^(.+)_(any|all)$/.exec(key);
  const quantifier = (quantified?.[2] ?? null) as FilterKey['quantifier'];
  const rest = quantified?.[1] ?? key;
  const predicate = names.find((name) => rest.endsWith(`_${name}`));
  if (predicate === undefined) return null;
  return { subject: rest.slice(0, -predicate.length - 1), predicate, quantifier };
};
