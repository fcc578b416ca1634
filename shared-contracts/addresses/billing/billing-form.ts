import type { PersonType } from '../../commerce/address/address.ts';
import { isInEuropeanUnion } from './vat-forms.ts';

export type Need = 'required' | 'optional' | 'none';

/** Which data an invoice needs. */
export interface BillingForm {
  /** Whether the party is an organization: named by its business name, not by first and last name. */
  isOrganization: boolean;
  businessName: Need;
  /** `person` 16 characters, `entity` 11 digits. */
  fiscalCode: { need: Need; kind: 'person' | 'entity' };
  vat: Need;
  /** How an Italian e-invoice reaches them: by code or certified e-mail, by certified e-mail alone, or not at all. */
  recipient: 'sdi_or_pec' | 'pec' | 'none';
}

const ITALY: Readonly<Record<PersonType, BillingForm>> = {
  individual: {
    isOrganization: false,
    businessName: 'none',
    fiscalCode: { need: 'required', kind: 'person' },
    vat: 'none',
    recipient: 'none',
  },
  professional: {
    isOrganization: false,
    businessName: 'optional',
    fiscalCode: { need: 'required', kind: 'person' },
    vat: 'required',
    recipient: 'sdi_or_pec',
  },
  company: {
    isOrganization: true,
    businessName: 'required',
    // The VAT number unless stated.
    fiscalCode: { need: 'optional', kind: 'entity' },
    vat: 'required',
    recipient: 'sdi_or_pec',
  },
  nonprofit: {
    isOrganization: true,
    businessName: 'required',
    fiscalCode: { need: 'required', kind: 'entity' },
    vat: 'none',
    recipient: 'pec',
  },
};

/**
 * Which data an invoice to such a person in the country needs. Outside Italy there is no fiscal code and no recipient
 * code to give; businesses give a VAT number, which they have for certain only in the European Union.
 */
export const billingFormOf = (personType: PersonType, country: string): BillingForm => {
  const italian = ITALY[personType];
  if (country === 'IT') return italian;
  const isBusiness = personType === 'company' || personType === 'professional';
  return {
    ...italian,
    fiscalCode: { need: 'none', kind: italian.fiscalCode.kind },
    vat: isBusiness
      ? isInEuropeanUnion(country)
        ? 'required'
        : 'optional'
      : personType === 'nonprofit'
        ? 'optional'
        : 'none',
    recipient: 'none',
  };
};
