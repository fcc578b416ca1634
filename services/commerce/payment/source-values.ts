import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { clientToken } from './braintree/client-token.ts';
import { readNonce } from './braintree/read-nonce.ts';
import type { SourceType } from './source-types.ts';

const written = ['reference', 'reference_origin', 'metadata', 'payment_id', 'local', 'options'];

/** The columns a request sets on a payment source: a new nonce brings what it stands for, and is not spent. */
export const sourceValues = (
  attributes: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const given = Object.entries(attributes).filter(([name]) => written.includes(name));
  const nonce = attributes['payment_method_nonce'];
  if (nonce === undefined) return Object.fromEntries(given);
  const read = typeof nonce === 'string' ? readNonce(nonce) : undefined;
  return {
    ...Object.fromEntries(given),
    nonce,
    nonce_spent: false,
    payment_instrument: read?.meaning.instrument ?? null,
  };
};

/** The columns a new payment source has of its payment method's gateway. */
export const gatewayValues = (
  { store, now }: Operation,
  type: SourceType,
  method: Rows['payment_methods'],
): Record<string, unknown> => {
  if (type !== 'braintree_payments') return {};
  const gateway = store.get('braintree_gateways', method.payment_gateway_id);
  return {
    payment_gateway_id: method.payment_gateway_id,
    client_token: gateway ? clientToken(gateway, now) : '',
  };
};
