import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** `wire_transfers` → `Wire Transfer`: the default name of a payment method. */
const titleOf = (type: string): string =>
  type
    .replace(/s$/, '')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The columns a request sets on a payment method, with what it takes over from its market and type. */
export const paymentMethodValues = (
  { store, now }: Operation,
  { attributes, links }: Input,
  before: Partial<Rows['payment_methods']> = {},
): Partial<Rows['payment_methods']> => {
  const plain = Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => !name.startsWith('_') && value !== null),
  );
  const cleared = attributes['auto_capture_max_amount_cents'] === null;
  const link = (name: string, column: string) =>
    name in links ? { [column]: links[name]?.id ?? null } : {};
  const requested: Partial<Rows['payment_methods']> = {
    ...before,
    ...plain,
    ...(cleared && { auto_capture_max_amount_cents: null }),
    ...link('market', 'market_id'),
    ...link('payment_gateway', 'payment_gateway_id'),
    ...(attributes['_disable'] === true && { disabled_at: now }),
    ...(attributes['_enable'] === true && { disabled_at: null }),
  };
  const market = store.get('markets', requested.market_id ?? null);
  return {
    ...requested,
    name: requested.name ?? titleOf(requested.payment_source_type ?? ''),
    currency_code:
      requested.currency_code ??
      store.get('price_lists', market?.price_list_id ?? null)?.currency_code ??
      null,
  };
};
