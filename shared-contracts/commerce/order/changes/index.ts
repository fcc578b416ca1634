/** Operations that change an order, in one chunk with the SDK that they call. `late-changes.ts` loads them. */
export { resetAddresses, setAddresses } from './addresses.ts';
export { attachOrder, setEmail } from './buyer.ts';
export { clearCoupon, setCoupon } from './codes.ts';
export { createOrder } from './create.ts';
export { addLine, removeLine, updateLine } from './lines.ts';
export {
  clearPaymentMethod,
  createPaymentSource,
  deletePaymentSource,
  setPaymentMethod,
  setPaymentNonce,
} from './payment.ts';
export { placeOrder } from './place.ts';
export { setShippingMethod } from './shipping.ts';
export { setMetadata, updateOrder } from './update.ts';
export { listStoredPayments, payWithStored, removeStoredPayment } from './wallet.ts';
