import { anAddress } from '../testing/orders.ts';
import { orderLabels } from './order-labels.ts';

const american = anAddress({
  first_name: 'Ida',
  last_name: 'Wells',
  line_1: '14 Orchard Street',
  city: 'New York',
  state_code: 'NY',
  zip_code: '10002',
  country_code: 'US',
  phone: '',
});
const LINES = ['Ida Wells', '14 Orchard Street', 'New York, NY 10002', 'United States'];
const invoice = { person_type: 'company' } as const;

describe('the labels of an order', () => {
  it('E1 are as in the country of each address', () => {
    const billingAddress = anAddress({ ...american, country_code: 'IT', city: 'Bologna' });
    const { shipping, billing } = orderLabels({ shippingAddress: american, billingAddress }, 'en');
    expect(shipping).toEqual(LINES);
    expect(billing).toContain('Italy');
  });

  it('E1 mark billing to the shipping address as the same', () => {
    const billingAddress = anAddress({ ...american, id: 'another' });
    const labels = orderLabels({ shippingAddress: american, billingAddress }, 'en');
    expect(labels).toEqual({ shipping: LINES, billing: 'same' });
  });

  it('V6 list the codes of an invoice below, even for the same address', () => {
    const billingAddress = anAddress({
      ...american,
      metadata: invoice,
      billing_info: 'company; VAT ID IT00743110157; SDI ABC1234',
    });
    const { billing } = orderLabels({ shippingAddress: american, billingAddress }, 'en');
    expect(billing).toEqual([...LINES, 'VAT number IT00743110157', 'SDI ABC1234']);
  });

  it.each([
    ['it', 'P. IVA IT00743110157', 'Cessione del credito a Factor SpA'],
    ['de', 'USt-IdNr. IT00743110157', 'Forderung abgetreten an Factor SpA'],
    ['es', 'NIF-IVA IT00743110157', 'Crédito cedido a Factor SpA'],
    ['fr', 'Nº de TVA IT00743110157', 'Créance cédée à Factor SpA'],
  ] as const)('V6 name the codes as %s does', (locale, ...codes) => {
    const billingAddress = anAddress({
      metadata: invoice,
      billing_info: 'company; VAT ID IT00743110157; CREDIT Factor SpA',
    });
    const { billing } = orderLabels({ shippingAddress: american, billingAddress }, locale);
    expect(billing?.slice(-2)).toEqual(codes);
  });

  it('E1 are null for what an order does not have', () => {
    expect(orderLabels({ shippingAddress: null, billingAddress: null }, 'en')).toEqual({
      shipping: null,
      billing: null,
    });
    expect(orderLabels({ shippingAddress: null, billingAddress: american }, 'en')).toEqual({
      shipping: null,
      billing: LINES,
    });
  });
});
