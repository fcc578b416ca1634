/**
 * Operations on an order that pages run through the endpoints of `orderApi`. A sub-path of their own, so that no page
 * of the shop downloads more for the tools that call them directly.
 */
export { awaitRecalculation } from './await-recalculation.ts';
export { createPaymentSource, setPaymentMethod, setPaymentNonce } from './changes/payment.ts';
export { setShippingMethod } from './changes/shipping.ts';
export { setMetadata } from './changes/update.ts';
