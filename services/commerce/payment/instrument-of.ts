import type { ReadContext } from '../core/define-resource.ts';
import { isSourceType } from './source-types.ts';

/** What an order is paid with, as its payment source shows it (`payment_instrument`); undefined where there is nothing to show. */
export const instrumentOf = (
  { store }: Pick<ReadContext, 'store'>,
  type: string | null,
  id: string | null,
): Readonly<Record<string, unknown>> | undefined => {
  if (!isSourceType(type) || type === 'wire_transfers') return undefined;
  return store.get(type, id)?.payment_instrument ?? undefined;
};
