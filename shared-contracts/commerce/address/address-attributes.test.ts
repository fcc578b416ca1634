import { addressAttributes } from './address-attributes.ts';

const input = {
  line_1: ' Via Roma 1 ',
  city: 'Asti',
  country_code: 'it',
  phone: '1',
  state_code: ' at ',
};

describe('addressAttributes', () => {
  it('E1 is business when a company is given', () => {
    expect(addressAttributes({ ...input, company: 'Vini srl' })).toMatchObject({
      business: true,
      company: 'Vini srl',
    });
    expect(addressAttributes({ ...input, company: '  ' })).toMatchObject({
      business: false,
      company: null,
    });
  });

  it('E1 is for billing with a person type, else for shipping', () => {
    expect(
      addressAttributes({ ...input, metadata: { person_type: 'company', vat: '00743110157' } })
        .metadata,
    ).toMatchObject({
      isBilling: true,
      isShipping: false,
      vat: '00743110157',
    });
    expect(addressAttributes({ ...input, metadata: { isBilling: true } }).metadata).toMatchObject({
      isBilling: false,
      isShipping: true,
    });
  });

  it('E1 notes when it was used, and writes texts and codes in one form', () => {
    expect(addressAttributes(input, 1234)).toMatchObject({
      line_1: 'Via Roma 1',
      state_code: 'AT',
      country_code: 'IT',
      line_2: null,
      metadata: { lastUsage: 1234 },
    });
  });
});
