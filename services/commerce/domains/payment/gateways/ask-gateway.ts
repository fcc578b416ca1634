import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { askBraintree } from '../braintree/ask-braintree.ts';
import type { GatewayAnswer } from './gateway-answer.ts';
import { testGateways } from './index.ts';
import { isSourceType } from '../shapes/sources/source-types.ts';

/** The answer of the gateway the order's payment source belongs to, and the nonce it was asked with. */
export const askGateway = (
  operation: Operation,
  order: Rows['orders'],
  amount: number,
): { readonly answer: GatewayAnswer; readonly nonce: string | null } => {
  const { store } = operation;
  const { payment_source_type: type, payment_source_id: id } = order;
  if (type === 'braintree_payments') {
    const payment = store.get(type, id);
    if (payment) return askBraintree(operation, payment, amount);
  }
  if (isSourceType(type)) {
    const source = store.get(type, id);
    const gateway = testGateways[type];
    if (gateway && source) return { answer: gateway.answer(source, order, amount), nonce: null };
  }
  // Money that comes by itself, by transfer or in the courier's hand, needs no one's leave.
  return { answer: { succeeded: true, message: 'Success' }, nonce: null };
};

/** Writes an authorization's outcome to its payment source, in the columns its gateway supports. */
export const showOutcome = (
  { store }: Operation,
  authorizationId: string,
  answer: GatewayAnswer,
): void => {
  const authorization = store.get('authorizations', authorizationId);
  const type = authorization?.payment_source_type;
  if (!authorization || !isSourceType(type) || authorization.payment_source_id === null) return;
  const outcome = testGateways[type]?.show?.(answer, authorization);
  if (outcome) store.update(type, authorization.payment_source_id, outcome);
};
