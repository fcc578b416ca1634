import type { Operation } from '../core/define-resource.ts';
import type { GatewayAnswer } from './gateway-answer.ts';
import { testGateways } from './gateways/index.ts';
import { isSourceType } from './source-types.ts';

/** Lets the payment source of an authorization show what came of it, as far as its gateway does that. */
export const showOutcome = (
  { store }: Operation,
  authorizationId: string,
  answer: GatewayAnswer,
): void => {
  const authorization = store.get('authorizations', authorizationId);
  const type = authorization?.payment_source_type;
  if (!authorization || !isSourceType(type) || authorization.payment_source_id === null) return;
  const shown = testGateways[type]?.show?.(answer, authorization);
  if (shown) store.update(type, authorization.payment_source_id, shown);
};
