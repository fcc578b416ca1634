import type { Input, Operation } from '../../engine/definition/define-resource.ts';

/** The currency a write asks for: given, kept, or inherited from the market; null when there is none. */
export const currencyOfInput = (
  { store }: Operation,
  row: { readonly currency_code: string | null; readonly market_id: string | null } | null,
  { attributes, links }: Input,
): string | null => {
  const requested = attributes['currency_code'];
  if (typeof requested === 'string' && requested !== '') return requested;
  if (row?.currency_code && requested === undefined) return row.currency_code;
  const marketId = links['market'] === undefined ? (row?.market_id ?? null) : links['market']?.id;
  const market = store.get('markets', marketId ?? null);
  return store.get('price_lists', market?.price_list_id ?? null)?.currency_code ?? null;
};
