import {
  Address,
  AddressCountrySelector,
  AddressesContainer,
  AddressField,
  AddressInput,
  CustomerAddressForm,
  CustomerContainer,
  CustomerField,
  OrderList,
  OrderListRow,
  SaveAddressesButton,
} from '@commercelayer/react-components';
import { countries } from './places.ts';

const columns = [
  { header: 'Order', accessorKey: 'number' },
  { header: 'Total', accessorKey: 'formatted_total_amount_with_taxes' },
];

/** A customer's address book and orders. */
export const Account = () => (
  <CustomerContainer>
    <CustomerField attribute="email" tagElement="h1" />
    <AddressesContainer>
      <CustomerAddressForm aria-label="New address">
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
        <AddressInput name="billing_address_state_code" aria-label="State" />
        <AddressInput name="billing_address_phone" aria-label="Phone" type="tel" />
      </CustomerAddressForm>
      <SaveAddressesButton label="Save address" />
      <Address role="group">
        <AddressField name="full_address" />
        <AddressField type="delete" label="Delete" onClick={() => undefined} />
      </Address>
    </AddressesContainer>
    <OrderList columns={columns} loadingElement="No orders">
      <OrderListRow field="number">
        {/* Rendered once before the order exists. */}
        {({ order }) => <span data-testid="order-number">{order?.number}</span>}
      </OrderListRow>
      <OrderListRow field="formatted_total_amount_with_taxes" data-testid="order-total" />
    </OrderList>
  </CustomerContainer>
);
