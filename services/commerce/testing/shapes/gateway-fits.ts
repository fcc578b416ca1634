import type * as sdk from '@commercelayer/sdk';
import type { adyenPaymentShape } from '../../domains/payment/shapes/sources/adyen-payments.ts';
import type { checkoutComPaymentShape } from '../../domains/payment/shapes/sources/checkout-com-payments.ts';
import type { externalPaymentShape } from '../../domains/payment/shapes/sources/external-payments.ts';
import type { klarnaPaymentShape } from '../../domains/payment/shapes/sources/klarna-payments.ts';
import type { paypalPaymentShape } from '../../domains/payment/shapes/sources/paypal-payments.ts';
import type { satispayPaymentShape } from '../../domains/payment/shapes/sources/satispay-payments.ts';
import type { stripePaymentShape } from '../../domains/payment/shapes/sources/stripe-payments.ts';
import type { adyenGatewayShape } from '../../domains/payment/shapes/gateways/adyen-gateways.ts';
import type { checkoutComGatewayShape } from '../../domains/payment/shapes/gateways/checkout-com-gateways.ts';
import type { externalGatewayShape } from '../../domains/payment/shapes/gateways/external-gateways.ts';
import type { klarnaGatewayShape } from '../../domains/payment/shapes/gateways/klarna-gateways.ts';
import type { paypalGatewayShape } from '../../domains/payment/shapes/gateways/paypal-gateways.ts';
import type { satispayGatewayShape } from '../../domains/payment/shapes/gateways/satispay-gateways.ts';
import type { stripeGatewayShape } from '../../domains/payment/shapes/gateways/stripe-gateways.ts';
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
