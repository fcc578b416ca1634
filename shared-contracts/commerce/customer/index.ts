import { customerApi } from './customer-api.ts';

export type * from './types.ts';
export { addAddress, listAddresses, removeAddress, updateAddress } from './address-book.ts';
export { retrieveCustomer, subscribe, updateCustomer } from './customer.ts';
export { listOpenOrders, listOrders, type OpenOrder } from './orders.ts';
export { useAttachOrderMutation } from '../order/index.ts';

export { customerApi };
export const {
  useCustomerQuery,
  useUpdateCustomerMutation,
  useMyOrdersQuery,
  useTrackedShipmentsQuery,
  useRefundsQuery,
  useReturnsQuery,
  useWalletQuery,
  useAddressesQuery,
  useAddAddressMutation,
  useUpdateAddressMutation,
  useRemoveAddressMutation,
  useSubscribeMutation,
} = customerApi;
