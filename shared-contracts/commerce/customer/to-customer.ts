import type {
  Customer as PlatformCustomer,
  CustomerAddress as PlatformLink,
} from '@commercelayer/sdk';
import { toAddress } from '../to-address.ts';
import type { Customer, CustomerAddress } from './types.ts';

/** An entry of the address book; none where the address itself is missing. */
export const toCustomerAddress = ({ id, address }: PlatformLink): CustomerAddress[] =>
  address ? [{ id, address: toAddress(address) }] : [];

export const toCustomer = (it: PlatformCustomer): Customer => ({
  id: it.id,
  email: it.email,
  hasPassword: it.has_password ?? false,
  metadata: it.metadata ?? {},
  addresses: (it.customer_addresses ?? []).flatMap(toCustomerAddress),
});
