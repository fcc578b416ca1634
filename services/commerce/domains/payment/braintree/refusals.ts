import type { GatewayAnswer } from '../gateways/gateway-answer.ts';

type Refusal = Extract<GatewayAnswer, { succeeded: false }>;

const refusal = (code: string | null, message: string, detail: string): Refusal => ({
  succeeded: false,
  code,
  message,
  detail,
});

/** The processor says no, with its response code: https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses */
export const processorDeclined = (code: string, message: string): Refusal =>
  refusal(code, message, 'processor_declined');

/** Braintree itself says no, for a reason it names. */
export const gatewayRejected = (reason: string): Refusal =>
  refusal(null, `Gateway Rejected: ${reason}`, 'gateway_rejected');

/** The request is wrong, with the number of the validation: https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all */
export const invalidRequest = (code: string, message: string): Refusal =>
  refusal(code, message, 'validation_error');

export const processorUnavailable: Refusal = refusal(
  '3000',
  'Processor Network Unavailable - Try Again',
  'failed',
);
export const consumedNonce = invalidRequest(
  '91564',
  'Cannot use a payment_method_nonce more than once.',
);
export const unknownNonce = invalidRequest('91565', 'Unknown or expired payment_method_nonce.');
export const missingNonce = invalidRequest(
  '91508',
  'Cannot determine payment method: no payment_method_nonce or payment_method_token given.',
);
