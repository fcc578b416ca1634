import {
  AddressCountrySelector,
  AddressesContainer,
  AddressInput,
  AddressStateSelector,
  BillingAddressForm,
  SaveAddressesButton,
} from '@commercelayer/react-components';
import { countries, states } from './places.ts';

/** The billing address, which is the shipping address too. */
export const Addresses = () => (
  <section aria-label="addresses">
    <AddressesContainer>
      <BillingAddressForm>
        <AddressInput name="billing_address_first_name" aria-label="First name" />
        <AddressInput name="billing_address_last_name" aria-label="Last name" />
        <AddressInput name="billing_address_line_1" aria-label="Street" />
        <AddressInput name="billing_address_city" aria-label="City" />
        <AddressInput name="billing_address_zip_code" aria-label="Zip code" />
        <AddressCountrySelector
          name="billing_address_country_code"
          aria-label="Country"
          countries={countries}
          placeholder={{ value: '', label: 'Country' }}
        />
        <AddressStateSelector
          name="billing_address_state_code"
          aria-label="State"
          states={states}
        />
        <AddressInput name="billing_address_phone" aria-label="Phone" type="tel" />
      </BillingAddressForm>
      <SaveAddressesButton label="Save addresses" />
    </AddressesContainer>
  </section>
);
