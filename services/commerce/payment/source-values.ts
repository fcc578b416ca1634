import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { clientToken } from './braintree/client-token.ts';
import { readNonce } from './braintree/read-nonce.ts';
import { testGateways } from './gateways/index.ts';
import type { SourceType } from './source-types.ts';

/**
 * The columns a request sets on a payment source, and what follows from them: a new nonce or token brings what it
 * stands for, and a nonce is not spent.
 */
export const sourceValues = (
  type: SourceType,
  attributes: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const { payment_method_nonce: nonce, ...others } = attributes;
  const given = Object.fromEntries(
    Object.entries(others).filter(([name]) => !name.startsWith('_')),
  );
  const follows = testGateways[type]?.read?.(given) ?? {};
  if (nonce === undefined) return { ...given, ...follows };
  const read = typeof nonce === 'string' ? readNonce(nonce) : undefined;
  return {
    ...given,
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
