import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { GatewayAnswer } from '../gateways/gateway-answer.ts';
import { testGateways } from '../gateways/index.ts';
import { isSourceType } from '../shapes/sources/source-types.ts';

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
