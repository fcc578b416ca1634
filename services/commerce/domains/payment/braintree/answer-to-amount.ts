import type { GatewayAnswer } from '../gateways/gateway-answer.ts';
import { gatewayRejected, processorDeclined, processorUnavailable } from './refusals.ts';

const messages: Readonly<Record<string, string>> = {
  2000: 'Do Not Honor',
  2001: 'Insufficient Funds',
  2002: 'Limit Exceeded',
  2004: 'Expired Card',
  2005: 'Invalid Credit Card Number',
  2010: 'Card Issuer Declined CVV',
  2014: 'Processor Declined - Fraud Suspected',
  2038: 'Processor Declined',
};

/**
 * What Braintree's sandbox answers to an amount in cents, whatever the card:
 * https://developer.paypal.com/braintree/docs/reference/general/testing#transaction-amounts
 */
export const answerToAmount = (cents: number): GatewayAnswer => {
  const units = Math.floor(cents / 100);
  if (units >= 2000 && units < 3000)
    return processorDeclined(String(units), messages[units] ?? 'Processor Declined');
  if (units === 3000) return processorUnavailable;
  if (cents === 500_100) return gatewayRejected('application_incomplete');
  return { succeeded: true, message: 'Approved' };
};
