import { onDemand } from '../call/on-demand.ts';

/** In the chunk of the SDK, so that code which expects a change prefetches both with `loadSdk`. */
const load = () => import(/* webpackChunkName: "commerce-sdk" */ './changes/index.ts');

export const addLine = onDemand(load, (it) => it.addLine);
export const attachOrder = onDemand(load, (it) => it.attachOrder);
export const clearCoupon = onDemand(load, (it) => it.clearCoupon);
export const clearPaymentMethod = onDemand(load, (it) => it.clearPaymentMethod);
export const createOrder = onDemand(load, (it) => it.createOrder);
export const createPaymentSource = onDemand(load, (it) => it.createPaymentSource);
export const deletePaymentSource = onDemand(load, (it) => it.deletePaymentSource);
export const listStoredPayments = onDemand(load, (it) => it.listStoredPayments);
export const payWithStored = onDemand(load, (it) => it.payWithStored);
export const placeOrder = onDemand(load, (it) => it.placeOrder);
export const removeLine = onDemand(load, (it) => it.removeLine);
export const removeStoredPayment = onDemand(load, (it) => it.removeStoredPayment);
export const resetAddresses = onDemand(load, (it) => it.resetAddresses);
export const setAddresses = onDemand(load, (it) => it.setAddresses);
export const setCoupon = onDemand(load, (it) => it.setCoupon);
export const setEmail = onDemand(load, (it) => it.setEmail);
export const setMetadata = onDemand(load, (it) => it.setMetadata);
export const setPaymentMethod = onDemand(load, (it) => it.setPaymentMethod);
export const setPaymentNonce = onDemand(load, (it) => it.setPaymentNonce);
export const setShippingMethod = onDemand(load, (it) => it.setShippingMethod);
export const updateLine = onDemand(load, (it) => it.updateLine);
export const updateOrder = onDemand(load, (it) => it.updateOrder);
