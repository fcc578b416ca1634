import { customerApi } from './customer-api.ts';

export type * from './types.ts';
export { addAddress } from './add-address.ts';
export { listAddresses } from './list-addresses.ts';
export { listOpenOrders, type OpenOrder } from './list-open-orders.ts';
export { listOrders } from './list-orders.ts';
export { registerCustomer } from './register-customer.ts';
export { removeAddress } from './remove-address.ts';
export { retrieveCustomer } from './retrieve-customer.ts';
export { subscribe } from './subscribe.ts';
export { updateAddress } from './update-address.ts';
export { updateCustomer } from './update-customer.ts';
export { useAttachOrderMutation } from '../order/index.ts';

export { customerApi };
export const {
  useRegisterMutation,
  useCustomerQuery,
  useUpdateCustomerMutation,
  useMyOrdersQuery,
  useTrackedShipmentsQuery,
  useRefundsQuery,
  useWalletQuery,
  useAddressesQuery,
  useAddAddressMutation,
  useUpdateAddressMutation,
  useRemoveAddressMutation,
  useSubscribeMutation,
} = customerApi;
