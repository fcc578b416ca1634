import { api } from '../api.ts';
import type { Address } from '../address/address.ts';
import { onDemand } from '../call/on-demand.ts';
import type { StoredPayment } from '../order/types.ts';
import type { Paged } from '../paged.ts';
import type { Refund, TrackedReturn, TrackedShipment } from '../tracking/types.ts';
import type { ListWalletInput } from './account-operations.ts';
import {
  addAddress,
  listAddresses,
  removeAddress,
  updateAddress,
  type AddAddressInput,
  type ListAddressesInput,
  type RemoveAddressInput,
  type UpdateAddressInput,
} from './address-book.ts';
import {
  retrieveCustomer,
  subscribe,
  updateCustomer,
  type SubscribeInput,
  type UpdateCustomerInput,
} from './customer.ts';
import {
  listOpenOrders,
  listOrders,
  type ListOpenOrdersInput,
  type ListOrdersInput,
  type OpenOrder,
} from './orders.ts';
import type { Customer, CustomerAddress, OrderSummary } from './types.ts';

const customerTag = (ownerId: string) => [{ type: 'Customer' as const, id: ownerId }];

const loadOperations = () =>
  import(/* webpackChunkName: "commerce-account" */ './account-operations.ts');

/** Invalidates every view of the address book. */
const addressBookChanged = (_: unknown, __: unknown, { ownerId }: { ownerId: string }) => [
  ...customerTag(ownerId),
  'Addresses' as const,
];

/** Reads and changes the customer, for every team; `endpoints` for thunks, hooks in the index. */
export const customerApi = api.injectEndpoints({
  endpoints: ({ query, mutation }) => ({
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
    returns: query<TrackedReturn[], string>({
      query: onDemand(loadOperations, (it) => it.listReturns),
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
