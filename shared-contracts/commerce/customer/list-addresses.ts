import type { CountryCode } from '../../market/types.ts';
import { operation, type Operation } from '../operation.ts';
import { toCustomerAddress } from './to-customer.ts';
import type { CustomerAddress } from './types.ts';

export interface ListAddressesInput {
  /** Whose token is used; the platform shows nobody else's. */
  ownerId: string;
  country?: CountryCode;
}

/** The whole address book, or the part in one country, read 25 a page (C3). */
export const listAddresses = ({ country }: ListAddressesInput): Operation<CustomerAddress[]> =>
  operation(async ({ customer_addresses, options }) => {
    const found: CustomerAddress[] = [];
    for (let pageNumber = 1, pageCount = 1; pageNumber <= pageCount; pageNumber += 1) {
      const filters: Record<string, string> = country ? { address_country_code_eq: country } : {};
      const params = { include: ['address'], filters, pageNumber, pageSize: 25 as const };
      const list = await customer_addresses.list(params, options);
      found.push(...list.flatMap(toCustomerAddress));
      pageCount = list.meta.pageCount;
    }
    return found;
  });
