import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import type { Address, AddressInput } from '@shop/contracts/commerce';

export interface AddressCare {
  /** Links to addresses that cannot be used any more. */
  remove: readonly CustomerAddress[];
  /** Addresses saved before marks existed, with their new marks. */
  mark: readonly { addressId: string; address: AddressInput }[];
}

/** An address whole, as it is written, with its mark: billing with a person type, shipping otherwise (E1). */
const marked = ({ id: addressId, business: _, ...address }: Address) => {
  const isBilling = address.metadata.person_type !== undefined;
  const metadata = { ...address.metadata, isBilling, isShipping: !isBilling };
  return { addressId, address: { ...address, metadata } };
};

const isInvalid = ({ address }: CustomerAddress): boolean =>
  address.country_code === 'US' && !/^[A-Z]{2}$/i.test(address.state_code ?? '');

const isUnmarked = ({ address: { metadata } }: CustomerAddress): boolean =>
  metadata.isBilling === undefined && metadata.isShipping === undefined;

/**
 * Plans the clean-up of an address book after login (T5): removes US addresses without a two-letter state (V8), and
 * adds missing marks.
 */
export const planAddressCare = (addresses: readonly CustomerAddress[]): AddressCare => ({
  remove: addresses.filter(isInvalid),
  mark: addresses
    .filter((it) => !isInvalid(it) && isUnmarked(it))
    .map(({ address }) => marked(address)),
});
