import { api } from '../api.ts';
import type { Address } from '../address.ts';
import { onDemand } from '../on-demand.ts';
import type { StoredPayment } from '../order/types.ts';
import type { Paged } from '../paged.ts';
import type { Refund, TrackedShipment } from '../tracking/types.ts';
import { addAddress, type AddAddressInput } from './add-address.ts';
import { listAddresses, type ListAddressesInput } from './list-addresses.ts';
import { listOpenOrders, type ListOpenOrdersInput, type OpenOrder } from './list-open-orders.ts';
import { listOrders, type ListOrdersInput } from './list-orders.ts';
import type { ListWalletInput } from './list-wallet.ts';
import { registerCustomer } from './register-customer.ts';
import { removeAddress, type RemoveAddressInput } from './remove-address.ts';
import { retrieveCustomer } from './retrieve-customer.ts';
import { subscribe, type SubscribeInput } from './subscribe.ts';
import type { Customer, CustomerAddress, OrderSummary, RegisterInput } from './types.ts';
import { updateAddress, type UpdateAddressInput } from './update-address.ts';
import { updateCustomer, type UpdateCustomerInput } from './update-customer.ts';

const customerTag = (ownerId: string) => [{ type: 'Customer' as const, id: ownerId }];

const loadOperations = () =>
  import(/* webpackChunkName: "commerce-account" */ './account-operations.ts');

/** After a change of the address book, wherever it is shown. */
const addressBookChanged = (_: unknown, __: unknown, { ownerId }: { ownerId: string }) => [
  ...customerTag(ownerId),
  'Addresses' as const,
];

/** Reading and changing the customer, for every team; `endpoints` for thunks, hooks in the index. */
export const customerApi = api.injectEndpoints({
  endpoints: ({ query, mutation }) => ({
    register: mutation<Customer, RegisterInput>({ query: registerCustomer }),
    customer: query<Customer, string>({
      query: retrieveCustomer,
      providesTags: (_, __, ownerId) => customerTag(ownerId),
    }),
    updateCustomer: mutation<Customer, UpdateCustomerInput>({
      query: updateCustomer,
      invalidatesTags: (_, __, { ownerId }) => customerTag(ownerId),
    }),
    myOrders: query<Paged<OrderSummary>, ListOrdersInput>({
      query: listOrders,
      providesTags: ['Orders'],
    }),
    trackedShipments: query<TrackedShipment[], string>({
      query: onDemand(loadOperations, (it) => it.listTrackedShipments),
      providesTags: (_, __, id) => [{ type: 'Order', id }],
    }),
    refunds: query<Refund[], string>({
      query: onDemand(loadOperations, (it) => it.listRefunds),
      providesTags: (_, __, id) => [{ type: 'Order', id }],
    }),
    wallet: query<StoredPayment[], ListWalletInput>({
      query: onDemand(loadOperations, (it) => it.listWallet),
      providesTags: customerTag('wallet'),
    }),
    openOrders: query<OpenOrder[], ListOpenOrdersInput>({ query: listOpenOrders }),
    addresses: query<CustomerAddress[], ListAddressesInput>({
      query: listAddresses,
      providesTags: ['Addresses'],
    }),
    addAddress: mutation<CustomerAddress, AddAddressInput>({
      query: addAddress,
      invalidatesTags: addressBookChanged,
    }),
    updateAddress: mutation<Address, UpdateAddressInput>({
      query: updateAddress,
      invalidatesTags: addressBookChanged,
    }),
    removeAddress: mutation<null, RemoveAddressInput>({
      query: removeAddress,
      invalidatesTags: addressBookChanged,
    }),
    subscribe: mutation<null, SubscribeInput>({ query: subscribe }),
  }),
});
