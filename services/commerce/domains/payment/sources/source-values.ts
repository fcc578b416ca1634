import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { clientToken } from '../braintree/client-token.ts';
import { readNonce } from '../braintree/read-nonce.ts';
import { testGateways } from '../gateways/index.ts';
import type { SourceType } from '../shapes/sources/source-types.ts';

/**
 * The columns a request sets on a payment source, plus the derived ones: a new nonce or token sets its test case, and a
 * new nonce is unused.
 */
export const sourceValues = (
  type: SourceType,
  attributes: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const { payment_method_nonce: nonce, ...others } = attributes;
  const columns = Object.fromEntries(
    Object.entries(others).filter(([name]) => !name.startsWith('_')),
  );
  const follows = testGateways[type]?.read?.(columns) ?? {};
  if (nonce === undefined) return { ...columns, ...follows };
  const read = typeof nonce === 'string' ? readNonce(nonce) : undefined;
  return {
    ...columns,
    nonce,
    nonce_spent: false,
    payment_instrument: read?.meaning.instrument ?? null,
  };
};

/** The columns a new payment source of an order has of its payment method's gateway. */
export const gatewayValues = (
  { store, now }: Operation,
  type: SourceType,
  method: Rows['payment_methods'],
  order: Rows['orders'],
): Record<string, unknown> => {
  const { payment_gateway_id } = method;
  if (type === 'wire_transfers') return {};
  const opened = testGateways[type]?.open({ store, order, method });
  if (opened) return { payment_gateway_id, ...opened };
  const gateway = store.get('braintree_gateways', payment_gateway_id);
  return { payment_gateway_id, client_token: gateway ? clientToken(gateway, now) : '' };
};
