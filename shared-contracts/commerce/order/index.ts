import { orderApi } from './order-api.ts';

export type * from './types.ts';
export { isPurchase } from '../is-purchase.ts';
export { DEFAULT_DAYS, SHOWN_FROM_DAYS } from '../delivery-days.ts';
export type { LeadTime, StockLevel } from '../stock-levels.ts';
export type { CreateOrderInput } from './create-order.ts';
export { POLL_INTERVAL, POLL_TRIES } from './await-recalculation.ts';
export { FREE_PAYMENT_METHOD, isFreeOrder } from './free-payment.ts';
// Here as well: for a remote that shows orders a second sub-path would cost bytes on every page.
export { codeAsIssued } from '../../codes/index.ts';
export { listCatalogue } from '../catalogue/index-service/index.ts';
export type { CatalogueItem } from '../catalogue/types.ts';
export { addLine } from './add-line.ts';
export { attachOrder } from './attach-order.ts';
export { createOrder } from './create-order.ts';
export { GIFT_MESSAGE_KEY, giftMessageOf } from './gift-message.ts';
export { isChangedHere, pendingChange, type PendingChange } from './recalculation.ts';
export { placeOrder } from './place-order.ts';
export { removeLine } from './remove-line.ts';
export { retrieveOrder } from './retrieve-order.ts';
export { setAddresses } from './set-addresses.ts';
export { setCoupon } from './set-coupon.ts';
export { setEmail } from './set-email.ts';
export { orderCountry } from './order-country.ts';
export { orderRows, type OrderRow, type TotalNote } from './order-rows.ts';
export {
  likelyMethodOf,
  shippingCostLine,
  shippingOf,
  usualMethodOf,
  type OrderShipping,
} from './shipping-of.ts';
export { updateLine } from './update-line.ts';
export { updateOrder } from './update-order.ts';

export { orderApi };
export const {
  useOrderQuery,
  useCreateOrderMutation,
  useAddLineMutation,
  useUpdateLineMutation,
  useRemoveLineMutation,
  useSetEmailMutation,
  useAttachOrderMutation,
  useSetCouponMutation,
  useClearCouponMutation,
  useSetMetadataMutation,
  useSetAddressesMutation,
  useResetAddressesMutation,
  useSetShippingMethodMutation,
  useSetPaymentMethodMutation,
  useCreatePaymentSourceMutation,
  useDeletePaymentSourceMutation,
  useSetPaymentNonceMutation,
  useStoredPaymentsQuery,
  usePayWithStoredMutation,
  useRemoveStoredPaymentMutation,
  usePlaceOrderMutation,
  useRefreshOrderMutation,
  useAwaitRecalculationMutation,
} = orderApi;
