import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../engine/definition/problem.ts';

const defaults = {
  default_shipping_method: 'shipping_methods',
  default_payment_method: 'payment_methods',
} as const;

/** Methods of one market cannot be the default of any (https://docs.commercelayer.io/core/api-reference/markets). */
export const defaultMethodProblems = ({ store }: Operation, { links }: Input): Problem[] =>
  Object.entries(defaults).flatMap(([name, type]) => {
    const method = store.get(type, links[name]?.id ?? null);
    return method === undefined || method.market_id === null
      ? []
      : [
          invalid(name, 'must not be associated with any market', 'invalid', {
            value: method.id,
            member: 'relationships',
          }),
        ];
  });
