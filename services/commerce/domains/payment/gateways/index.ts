import type { SourceType } from '../shapes/sources/source-types.ts';
import { adyen } from './adyen.ts';
import { checkoutCom } from './checkout-com.ts';
import { external } from './external.ts';
import { klarna } from './klarna.ts';
import { paypal } from './paypal.ts';
import { satispay } from './satispay.ts';
import { stripe } from './stripe.ts';
import type { TestGateway } from './test-gateway.ts';

/** The gateways that answer by test tokens alone. Braintree has a folder of its own, transfers need none. */
export const testGateways: Readonly<Partial<Record<SourceType, TestGateway>>> = {
  adyen_payments: adyen,
  checkout_com_payments: checkoutCom,
  external_payments: external,
  klarna_payments: klarna,
  paypal_payments: paypal,
  satispay_payments: satispay,
  stripe_payments: stripe,
};
