import { testNonces } from '../domains/payment/braintree/test-nonces.ts';
import { testGateways } from '../domains/payment/gateways/index.ts';
import { isSourceType } from '../domains/payment/shapes/sources/source-types.ts';

const braintree: readonly string[] = [
  ...[...testNonces].map(
    ([name, { refusal }]) =>
      `\`payment_method_nonce\` \`fake-${name}-nonce\`: ${
        refusal === undefined ? 'approved' : `refused, "${refusal.message}"`
      }`,
  ),
  "an amount from 2000.00 to 2999.99: refused, with the integer part as the processor's response code",
  'an amount from 3000.00 to 3000.99: the processor is unavailable',
];

/** Test tokens that approve and refuse a type of payment source; empty for types without a gateway. */
export const testTokens = (type: string): readonly string[] => {
  if (type === 'braintree_payments') return braintree;
  return isSourceType(type) ? (testGateways[type]?.tokens ?? []) : [];
};
