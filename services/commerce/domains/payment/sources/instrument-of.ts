import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { isSourceType } from '../shapes/sources/source-types.ts';

/** The payment instrument (`payment_instrument`) of an order's payment source; undefined if the source has none. */
export const instrumentOf = (
  { store }: Pick<ReadContext, 'store'>,
  type: string | null,
  id: string | null,
): Readonly<Record<string, unknown>> | undefined => {
  if (!isSourceType(type) || type === 'wire_transfers') return undefined;
  return store.get(type, id)?.payment_instrument ?? undefined;
};
