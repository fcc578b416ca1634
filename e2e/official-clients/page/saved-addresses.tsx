import {
  Address,
  AddressesContainer,
  AddressField,
  BillingAddressContainer,
  SaveAddressesButton,
} from '@commercelayer/react-components';

/** A customer's addresses; one is selected for the order. */
export const SavedAddresses = () => (
  <section aria-label="addresses">
    <AddressesContainer>
      <BillingAddressContainer>
        <Address role="button">
          <AddressField name="full_address" />
        </Address>
      </BillingAddressContainer>
      <SaveAddressesButton label="Save addresses" />
    </AddressesContainer>
  </section>
);
