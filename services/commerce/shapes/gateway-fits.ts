import type * as sdk from '@commercelayer/sdk';
import type { adyenPaymentShape } from './payment/sources/adyen-payments.ts';
import type { checkoutComPaymentShape } from './payment/sources/checkout-com-payments.ts';
import type { externalPaymentShape } from './payment/sources/external-payments.ts';
import type { klarnaPaymentShape } from './payment/sources/klarna-payments.ts';
import type { paypalPaymentShape } from './payment/sources/paypal-payments.ts';
import type { satispayPaymentShape } from './payment/sources/satispay-payments.ts';
import type { stripePaymentShape } from './payment/sources/stripe-payments.ts';
import type { adyenGatewayShape } from './payment/gateways/adyen-gateways.ts';
import type { checkoutComGatewayShape } from './payment/gateways/checkout-com-gateways.ts';
import type { externalGatewayShape } from './payment/gateways/external-gateways.ts';
import type { klarnaGatewayShape } from './payment/gateways/klarna-gateways.ts';
import type { paypalGatewayShape } from './payment/gateways/paypal-gateways.ts';
import type { satispayGatewayShape } from './payment/gateways/satispay-gateways.ts';
import type { stripeGatewayShape } from './payment/gateways/stripe-gateways.ts';
import type { Fits } from './fits.ts';

/** Compiles only when gateways and their payment sources agree with the SDK's interfaces. */
export const gatewayFits = {
  adyen_payments: true satisfies Fits<typeof adyenPaymentShape, sdk.AdyenPayment>,
  // The official checkout sends it, although the SDK's types lack it.
  checkout_com_payments: true satisfies Fits<
    typeof checkoutComPaymentShape,
    sdk.CheckoutComPayment,
    '_authorize'
  >,
  external_payments: true satisfies Fits<typeof externalPaymentShape, sdk.ExternalPayment>,
  klarna_payments: true satisfies Fits<typeof klarnaPaymentShape, sdk.KlarnaPayment>,
  paypal_payments: true satisfies Fits<typeof paypalPaymentShape, sdk.PaypalPayment>,
  satispay_payments: true satisfies Fits<typeof satispayPaymentShape, sdk.SatispayPayment>,
  stripe_payments: true satisfies Fits<typeof stripePaymentShape, sdk.StripePayment>,
  adyen_gateways: true satisfies Fits<typeof adyenGatewayShape, sdk.AdyenGateway>,
  checkout_com_gateways: true satisfies Fits<
    typeof checkoutComGatewayShape,
    sdk.CheckoutComGateway
  >,
  external_gateways: true satisfies Fits<typeof externalGatewayShape, sdk.ExternalGateway>,
  klarna_gateways: true satisfies Fits<typeof klarnaGatewayShape, sdk.KlarnaGateway>,
  paypal_gateways: true satisfies Fits<typeof paypalGatewayShape, sdk.PaypalGateway>,
  satispay_gateways: true satisfies Fits<typeof satispayGatewayShape, sdk.SatispayGateway>,
  stripe_gateways: true satisfies Fits<typeof stripeGatewayShape, sdk.StripeGateway>,
};
