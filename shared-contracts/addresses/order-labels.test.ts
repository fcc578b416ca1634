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

  it('E1 say so where it is billed to where it goes', () => {
    const billingAddress = anAddress({ ...american, id: 'another' });
    const labels = orderLabels({ shippingAddress: american, billingAddress }, 'en');
    expect(labels).toEqual({ shipping: LINES, billing: 'same' });
  });

  it('V6 have the codes of an invoice below, also where it goes to the same place', () => {
    const billingAddress = anAddress({
      ...american,
      metadata: invoice,
      billing_info: 'company; VAT ID IT00743110157; SDI ABC1234',
    });
    const { billing } = orderLabels({ shippingAddress: american, billingAddress }, 'en');
    expect(billing).toEqual([...LINES, 'VAT ID IT00743110157', 'SDI ABC1234']);
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
