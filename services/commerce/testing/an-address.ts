import type { AddressCreate } from '@commercelayer/sdk';

/** An address in Italy, with the values given on top. */
export const anAddress = (values: Partial<AddressCreate> = {}): AddressCreate => ({
  first_name: 'Anna',
  last_name: 'Bruni',
  line_1: 'Via Roma 1',
  city: 'Torino',
  zip_code: '10121',
  state_code: 'TO',
  country_code: 'IT',
  phone: '+39 011 000000',
  metadata: { isShipping: true, lastUsage: 1 },
  ...values,
});
