import type { AddressInput, AddressMetadata } from './address.ts';

const filled = (text: string | null | undefined): string | null => text?.trim() || null;

/** An address with a person type is for invoices, any other for parcels; never both (E1). */
const purposeOf = ({
  metadata,
}: AddressInput): Pick<AddressMetadata, 'isBilling' | 'isShipping'> => {
  const isBilling = Boolean(metadata?.person_type);
  return { isBilling, isShipping: !isBilling };
};

/**
 * Attributes the platform gets for an address (E1): trimmed texts, `business` if a company is given, purpose and time
 * of use.
 *
 * @param now - ms since 1970, for an address without a time
 */
export const addressAttributes = (input: AddressInput, now: number = Date.now()) => ({
  business: filled(input.company) !== null,
  first_name: filled(input.first_name),
  last_name: filled(input.last_name),
  company: filled(input.company),
  line_1: input.line_1.trim(),
  line_2: filled(input.line_2),
  city: input.city.trim(),
  zip_code: filled(input.zip_code),
  state_code: filled(input.state_code)?.toUpperCase() ?? null,
  country_code: input.country_code.trim().toUpperCase(),
  phone: input.phone.trim(),
  billing_info: filled(input.billing_info),
  ...(input.reference !== undefined && { reference: input.reference }),
  metadata: {
    ...input.metadata,
    ...purposeOf(input),
    lastUsage: input.metadata?.lastUsage ?? now,
  },
});
