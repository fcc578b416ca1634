import { orderApi } from './order-api.ts';

export type * from './types.ts';
export { isPurchase } from '../is-purchase.ts';
export { DEFAULT_DAYS, SHOWN_FROM_DAYS } from '../stock/delivery-days.ts';
export type { LeadTime, StockLevel } from '../stock/stock-levels.ts';
// Here as well: for a remote that shows orders a second sub-path would cost bytes on every page.
export { codeAsIssued } from '../../codes/index.ts';
export { listCatalogue } from '../catalogue/index-service/index.ts';
export type { CatalogueItem } from '../catalogue/types.ts';
export { POLL_INTERVAL, POLL_TRIES } from './await-recalculation.ts';
export type { CreateOrderInput } from './changes/create.ts';
export { depositToCome, totalsWithDeposits } from './summary/deposits.ts';
export {
  addLine,
  attachOrder,
  createOrder,
  placeOrder,
  removeLine,
  setAddresses,
  setCoupon,
  setEmail,
  updateLine,
  updateOrder,
} from './late-changes.ts';
export { GIFT_MESSAGE_KEY, giftMessageOf } from './metadata.ts';
export { retrieveOrder } from './read.ts';
export { FREE_PAYMENT_METHOD, isFreeOrder } from './summary/free-payment.ts';
export { orderRows, type OrderRow, type TotalNote } from './summary/order-rows.ts';
export {
  likelyMethodOf,
  orderCountry,
  shippingCostLine,
  shippingOf,
  usualMethodOf,
  type OrderShipping,
} from './summary/shipping-cost.ts';
export { isChangedHere, pendingChange, type PendingChange } from './sync.ts';

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
