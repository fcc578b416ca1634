import fc from 'fast-check';
import { PERSON_TYPES } from '../../commerce/address/address.ts';
import { toBillingData, type BillingValues } from './billing-data.ts';
import { billingFormOf } from './billing-form.ts';
import { billingInfo } from './billing-info.ts';
import { billingProblems } from './billing-problems.ts';
import { ENTITIES, IBAN, PERSONS } from './testing/known-codes.ts';

const [PERSON] = PERSONS;
const [ENTITY] = ENTITIES;
const PEC = 'cantina@pec.it';

describe('V6 which data an invoice needs', () => {
  it.each([
    ['individual', 'IT', 'required person', 'none', 'none', 'none'],
    ['professional', 'IT', 'required person', 'required', 'sdi_or_pec', 'optional'],
    ['company', 'IT', 'optional entity', 'required', 'sdi_or_pec', 'required'],
    ['nonprofit', 'IT', 'required entity', 'none', 'pec', 'required'],
    ['individual', 'DE', 'none person', 'none', 'none', 'none'],
    ['professional', 'DE', 'none person', 'required', 'none', 'optional'],
    ['company', 'FR', 'none entity', 'required', 'none', 'required'],
    ['company', 'US', 'none entity', 'optional', 'none', 'required'],
    ['nonprofit', 'CH', 'none entity', 'optional', 'none', 'required'],
  ] as const)(
    '%s in %s: fiscal code %s, VAT %s, recipient %s, business name %s',
    (personType, country, fiscalCode, vat, recipient, businessName) => {
      const form = billingFormOf(personType, country);
      expect(form).toMatchObject({ vat, recipient, businessName });
      expect(`${form.fiscalCode.need} ${form.fiscalCode.kind}`).toBe(fiscalCode);
    },
  );
});

describe('V6 what is wrong with invoice data', () => {
  it.each([
    ['individual', 'IT', {}, { fiscal_code: 'required' }],
    ['individual', 'IT', { fiscal_code: PERSON }, {}],
    ['individual', 'IT', { fiscal_code: ENTITY }, { fiscal_code: 'person' }],
    ['individual', 'FR', {}, {}],
    ['professional', 'IT', {}, { fiscal_code: 'required', vat: 'required', sdi: 'required' }],
    ['professional', 'IT', { fiscal_code: PERSON, vat: ENTITY, sdi: 'ABC1234' }, {}],
    ['professional', 'IT', { fiscal_code: PERSON, vat: ENTITY, recipient: 'pec', pec: PEC }, {}],
    ['company', 'IT', { vat: ENTITY, sdi: 'ABC1234' }, {}],
    ['company', 'IT', { vat: ENTITY, recipient: 'pec' }, { pec: 'required' }],
    ['company', 'IT', { vat: ENTITY, recipient: 'pec', pec: 'cantina' }, { pec: 'form' }],
    ['company', 'IT', { vat: ENTITY, sdi: 'XXXXXXX' }, { sdi: 'form' }],
    ['company', 'IT', { vat: ENTITY, sdi: 'ABC1234', pec: PEC }, { pec: 'both' }],
    ['company', 'IT', { vat: ENTITY, sdi: '0000000', pec: PEC }, {}],
    [
      'company',
      'IT',
      { vat: ENTITY, fiscal_code: PERSON, sdi: 'ABC1234' },
      { fiscal_code: 'entity' },
    ],
    ['company', 'IT', { vat: '00743110158', sdi: 'ABC1234' }, { vat: 'check' }],
    ['company', 'IT', { vat: 'DE123456788', sdi: 'ABC1234' }, { vat: 'country' }],
    ['company', 'DE', {}, { vat: 'required' }],
    ['company', 'DE', { vat: 'DE123456788' }, {}],
    ['company', 'US', {}, {}],
    ['nonprofit', 'IT', {}, { fiscal_code: 'required' }],
    ['nonprofit', 'IT', { fiscal_code: ENTITY }, {}],
    ['nonprofit', 'IT', { fiscal_code: ENTITY, pec: 'x' }, { pec: 'form' }],
    ['individual', 'FR', { iban: 'x' }, { iban: 'form' }],
    ['individual', 'FR', { iban: IBAN }, {}],
  ] as const)('%s in %s with %j: %j', (personType, country, values, problems) => {
    expect(billingProblems(personType, country, values)).toEqual(problems);
  });
});

describe('E1 what is kept of invoice data', () => {
  it('is the VAT number of a company also as its fiscal code, unless stated', () => {
    expect(toBillingData('company', 'IT', { vat: ENTITY, sdi: 'abc1234' })).toEqual({
      person_type: 'company',
      vat: `IT${ENTITY}`,
      fiscal_code: ENTITY,
      sdi: 'ABC1234',
    });
    expect(
      toBillingData('company', 'IT', { vat: ENTITY, fiscal_code: ENTITIES[1], sdi: '0000000' }),
    ).toMatchObject({ fiscal_code: ENTITIES[1] });
  });

  it('T14 is the chosen way: a certified e-mail implies the code for unknown recipients, and vice versa', () => {
    const both = { vat: ENTITY, sdi: 'ABC1234', pec: ' Cantina@PEC.it ' };
    expect(toBillingData('company', 'IT', { ...both, recipient: 'pec' })).toMatchObject({
      sdi: '0000000',
      pec: PEC,
    });
    const byCode = toBillingData('company', 'IT', { ...both, recipient: 'sdi' });
    expect(byCode.sdi).toBe('ABC1234');
    expect(byCode).not.toHaveProperty('pec');
  });

  it('is nothing left over from another person type or country', () => {
    const all: BillingValues = { fiscal_code: PERSON, vat: ENTITY, sdi: 'ABC1234', pec: PEC };
    expect(toBillingData('individual', 'IT', all)).toEqual({
      person_type: 'individual',
      fiscal_code: PERSON,
    });
    expect(toBillingData('company', 'DE', { ...all, vat: '123456788' })).toEqual({
      person_type: 'company',
      vat: 'DE123456788',
      sdi: 'XXXXXXX',
    });
    expect(toBillingData('individual', 'DE', all)).toEqual({ person_type: 'individual' });
  });
});

describe('E1 the line of billing_info', () => {
  it('has one order', () => {
    const data = toBillingData('company', 'IT', {
      vat: ENTITY,
      sdi: 'ABC1234',
      iban: 'it60 x0542811101000000123456',
      credit_assignment: 'Factor SpA',
    });
    expect(billingInfo(data)).toBe(
      `company; VAT ID IT${ENTITY}; CF ${ENTITY}; SDI ABC1234; IBAN ${IBAN}; CREDIT Factor SpA`,
    );
  });

  it('has no part made of free text', () => {
    const data = toBillingData('company', 'IT', {
      vat: ENTITY,
      credit_assignment: 'Factor; VAT ID IT99999999999',
    });
    expect(billingInfo(data).split('; ').slice(-1)).toEqual([
      'CREDIT Factor, VAT ID IT99999999999',
    ]);
  });

  it('is never empty and never longer than the platform takes, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PERSON_TYPES),
        fc.constantFrom('IT', 'DE', 'US', 'SM'),
        fc.record<BillingValues>({
          fiscal_code: fc.string(),
          vat: fc.string(),
          recipient: fc.constantFrom('sdi', 'pec'),
          sdi: fc.string(),
          pec: fc.string({ maxLength: 300 }),
          iban: fc.string(),
          credit_assignment: fc.string({ maxLength: 300 }),
        }),
        (personType, country, values) => {
          const line = billingInfo(toBillingData(personType, country, values));
          expect(line.startsWith(personType)).toBe(true);
          expect(line.length).toBeLessThanOrEqual(255);
        },
      ),
    );
  });

  it('is stable when stored data is typed in again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PERSON_TYPES),
        fc.constantFrom('IT', 'DE', 'GB'),
        fc.constantFrom('sdi', 'pec'),
        (personType, country, recipient) => {
          const vat = country === 'IT' ? ENTITY : '123456789';
          const kept = toBillingData(personType, country, {
            fiscal_code: personType === 'individual' ? PERSON : ENTITY,
            vat,
            recipient,
            sdi: 'abc1234',
            pec: PEC,
            iban: IBAN,
          });
          expect(toBillingData(personType, country, { ...kept, recipient })).toEqual(kept);
        },
      ),
    );
  });
});
