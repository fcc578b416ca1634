import type { ReactNode } from 'react';
import { formatOf, isAddressComplete } from '@shop/contracts/addresses';
import type { Address, AddressInput } from '@shop/contracts/commerce';
import type { Market } from '@shop/contracts/market';
import type { Choices } from './address-section-values.ts';

export type Purpose = 'shipping' | 'billing';

/** A customer's saved addresses, as the section uses them. */
export interface AddressBook {
  choices: Choices;
  /** Whether a typed address can be saved. */
  canSave: boolean;
  /**
   * Saves a typed address, as a new one or replacing the edited one. Resolves to its id; to undefined on failure, which
   * does not block the purchase. Submitting the form again does not add it twice.
   */
  save: (
    purpose: Purpose,
    address: AddressInput,
    editedId: string | undefined,
  ) => Promise<string | undefined>;
  /** Marks a chosen address as used, which changes the order of the choices. */
  markUsed: (saved: Address, input: AddressInput) => void;
}

/** Renders with an address book; with null while it is loading. */
export type BookReader = (props: {
  children: (book: AddressBook | null) => ReactNode;
}) => ReactNode;

/** That of a guest, and of a customer whose address book cannot be read: all addresses are typed. */
export const NO_BOOK: AddressBook = {
  choices: { shipping: [], billing: [] },
  canSave: false,
  save: () => Promise.resolve(undefined),
  markUsed: () => undefined,
};

/**
 * Whether a saved address is complete for shipping.
 *
 * @param ages minimum ages in years by country if the order has alcohol
 */
export const isUsable = (address: Address, ages: Market['alcohol_age']): boolean =>
  isAddressComplete(address) &&
  (ages?.[address.country_code] === undefined ||
    !formatOf(address.country_code).provesAge ||
    address.metadata.birth_date !== undefined);
