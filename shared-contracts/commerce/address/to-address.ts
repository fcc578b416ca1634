import type { Address as PlatformAddress } from '@commercelayer/sdk';
import type { Address, AddressMetadata } from './address.ts';

/** An address as the shop knows it. */
export const toAddress = (it: PlatformAddress): Address => ({
  id: it.id,
  business: it.business ?? false,
  first_name: it.first_name ?? null,
  last_name: it.last_name ?? null,
  company: it.company ?? null,
  line_1: it.line_1,
  line_2: it.line_2 ?? null,
  city: it.city,
  zip_code: it.zip_code ?? null,
  state_code: it.state_code ?? null,
  country_code: it.country_code,
  phone: it.phone,
  billing_info: it.billing_info ?? null,
  ...(it.reference && { reference: it.reference }),
  metadata: (it.metadata ?? {}) as AddressMetadata,
});
