import fc from 'fast-check';
import { anAddress } from '../../testing/orders.ts';
import type { Address } from '../../commerce/address/address.ts';
import { sameAddress } from '../same-address.ts';
import type { AddressFormValues } from './form-values.ts';
import { toBillingInput, toShippingInput } from './to-address-input.ts';
import { toAddressValues, toFormValues } from './to-form-values.ts';

const NOW = 1_790_000_000_000;

const typed: AddressFormValues = {
  first_name: ' Giulia ',
  last_name: 'D’Amico',
  company: 'c/o Bianchi',
  line_1: 'Via Po 1',
  line_2: '  ',
  city: 'Torino',
  zip_code: 'I-10122',
  state_code: 'to',
  country_code: 'IT',
  phone: '+39 011 555123',
  same_as_shipping: true,
};
const company: AddressFormValues = {
  ...typed,
  invoice: true,
  person_type: 'company',
  business_name: 'Vini Srl',
  vat: '00743110157',
  recipient: 'sdi',
  sdi: 'abc1234',
};

/** The platform's response to the input. */
const saved = (input: object): Address => anAddress({ ...anAddress(), ...input });

describe('an address on its way to the platform', () => {
  it('E1 writes codes in one form, leaves empty parts null and marks it as a shipping address', () => {
    expect(toShippingInput(typed, NOW)).toEqual({
      first_name: 'Giulia',
      last_name: 'D’Amico',
      company: 'c/o Bianchi',
      line_1: 'Via Po 1',
      line_2: null,
      city: 'Torino',
      zip_code: '10122',
      state_code: 'TO',
      country_code: 'IT',
      phone: '+39 011 555123',
      metadata: { lastUsage: NOW, isShipping: true, isBilling: false },
    });
  });

  it('V8 drops fields the country does not use', () => {
    const input = toShippingInput({ ...typed, country_code: 'FR' }, NOW);
    expect(input.state_code).toBeNull();
    expect(toShippingInput({ ...typed, country_code: 'HK' }, NOW).zip_code).toBeNull();
    expect(toShippingInput({ ...typed, country_code: 'SG', city: '' }, NOW).city).toBe('Singapore');
  });

  it('E1 bills to the same address without an invoice', () => {
    expect(toBillingInput(typed, NOW)).toBe('same');
  });

  it('E1 bills an invoice to a copy of the shipping address, which itself stays one', () => {
    expect(toShippingInput(company, NOW).metadata).toMatchObject({ isShipping: true });
    expect(toShippingInput(company, NOW).metadata).not.toHaveProperty('person_type');
    expect(toBillingInput(company, NOW)).toMatchObject({
      company: 'Vini Srl',
      line_1: 'Via Po 1',
      phone: '+39 011 555123',
      billing_info: 'company; VAT ID IT00743110157; CF 00743110157; SDI ABC1234',
      metadata: {
        lastUsage: NOW,
        isShipping: false,
        isBilling: true,
        person_type: 'company',
        vat: 'IT00743110157',
        fiscal_code: '00743110157',
        sdi: 'ABC1234',
      },
    });
  });

  it('E1 makes out a private invoice to the person, not to whom the parcel is left with', () => {
    const input = toBillingInput(
      { ...typed, invoice: true, person_type: 'individual', fiscal_code: 'RSSMRA85T10A562S' },
      NOW,
    );
    expect(input).toMatchObject({ company: null, first_name: 'Giulia' });
  });

  it('E1 adds the courier’s number to another billing address, because the platform requires one', () => {
    const input = toBillingInput(
      { ...typed, same_as_shipping: false, billing_line_1: 'Rue 1', billing_country_code: 'FR' },
      NOW,
    );
    expect(input).toMatchObject({ line_1: 'Rue 1', phone: '+39 011 555123' });
  });

  it('E3 keeps the birth date if a courier requires it', () => {
    expect(toShippingInput({ ...typed, birth_date: '1980-05-01' }, NOW).metadata).toMatchObject({
      birth_date: '1980-05-01',
    });
  });
});

describe('an address in the form', () => {
  it('E2 starts with the market’s country alone when there is no address yet', () => {
    expect(toFormValues(null, null, 'DE')).toEqual({
      country_code: 'DE',
      billing_country_code: 'DE',
      invoice: false,
      recipient: 'sdi',
      same_as_shipping: true,
    });
  });

  it('E1 returns a saved address unchanged, whatever it contains', () => {
    const text = fc
      .string({ minLength: 1 })
      .map((it) => it.trim())
      .filter(Boolean);
    fc.assert(
      fc.property(text, text, text, (first_name, line_1, city) => {
        const before = anAddress({ first_name, line_1, city });
        const input = toShippingInput(toAddressValues(before, 'IT'), NOW);
        expect(sameAddress({ ...before, ...input }, before)).toBe(true);
      }),
    );
  });

  it.each([
    ['a company by code', company],
    [
      'a company by certified e-mail',
      { ...company, recipient: 'pec', pec: 'vini@pec.it', sdi: undefined },
    ],
    ['a company with a fiscal code of its own', { ...company, fiscal_code: '12345670017' }],
    [
      'a private individual',
      { ...typed, invoice: true, person_type: 'individual', fiscal_code: 'RSSMRA85T10A562S' },
    ],
    [
      'a company elsewhere in the Union',
      { ...company, country_code: 'DE', zip_code: '80331', vat: 'DE123456788' },
    ],
  ])('E1 an invoice to %s is sent the same again after it was read back', (_, values) => {
    const sent = toBillingInput(values, NOW);
    const read = toFormValues(saved(toShippingInput(values, NOW)), saved(sent as object), 'IT');
    expect(read).toMatchObject({
      invoice: true,
      same_as_shipping: true,
      person_type: values.person_type,
    });
    expect(toBillingInput(read, NOW)).toEqual(sent);
  });
});
