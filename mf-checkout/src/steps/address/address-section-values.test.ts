import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import { anAddress } from '../../testing/order.ts';
import { toSectionValues } from './address-section-values.ts';

const entry = (id: string, its = {}): CustomerAddress => ({
  id: `link-${id}`,
  address: anAddress({ id, ...its }),
});
const NO_ORDER = { shippingAddress: null, billingAddress: null };

const start = (its: Partial<Parameters<typeof toSectionValues>[0]> = {}) =>
  toSectionValues({
    order: NO_ORDER,
    draft: {},
    choices: { shipping: [], billing: [] },
    isUsable: () => true,
    country: 'IT',
    zone: ['IT'],
    ...its,
  });

describe('what the address section starts with', () => {
  it('E1 is the order’s address, typed out', () => {
    const order = { shippingAddress: anAddress(), billingAddress: anAddress({ id: 'other' }) };
    expect(start({ order })).toMatchObject({
      line_1: 'Via Garibaldi 12',
      same_as_shipping: true,
      saved_shipping: '',
    });
  });

  it('T9 has nothing left of a saved address that the order used and that is deleted later', () => {
    const order = {
      shippingAddress: anAddress({ id: 'copy', reference: 'home' }),
      billingAddress: anAddress({ id: 'copy2' }),
    };
    const values = start({ order, choices: { shipping: [entry('home')], billing: [] } });
    expect(values).toMatchObject({ saved_shipping: 'home', same_as_shipping: true });
    expect(values.line_1).toBeUndefined();
  });

  it('T9 keeps hidden fields free of shipping, billing and saved addresses', () => {
    const shippingAddress = anAddress();
    const same = start({ order: { shippingAddress, billingAddress: anAddress({ id: 'other' }) } });
    expect(same).toMatchObject({ line_1: 'Via Garibaldi 12', same_as_shipping: true });
    expect(same.billing_line_1).toBeUndefined();

    const billingAddress = anAddress({
      id: 'copy',
      reference: 'firm',
      line_1: 'Via Fatture 3',
      metadata: { person_type: 'company', vat: 'IT00743110157' },
    });
    const firm = entry('firm', { ...billingAddress, id: 'firm' });
    const order = { shippingAddress, billingAddress };
    const saved = start({ order, choices: { shipping: [], billing: [firm] } });
    expect(saved).toMatchObject({ saved_billing: 'firm', invoice: true });
    expect(saved.billing_line_1).toBeUndefined();
    expect(saved.vat).toBeUndefined();
    expect(start({ order })).toMatchObject({ billing_line_1: 'Via Fatture 3', invoice: true });
  });

  it('E1 is the saved address used last that can be used, when the order has none', () => {
    const choices = { shipping: [entry('lacking'), entry('home')], billing: [] };
    const isUsable = ({ address }: CustomerAddress) => address.id !== 'lacking';
    expect(start({ choices, isUsable }).saved_shipping).toBe('home');
  });

  it('T3 starts with the draft from before the login', () => {
    const choices = { shipping: [entry('home')], billing: [] };
    expect(start({ choices, draft: { line_1: 'Via Po 1' } })).toMatchObject({
      saved_shipping: '',
      line_1: 'Via Po 1',
    });
  });

  it('E1 is no saved address that is not there any more', () => {
    expect(start({ draft: { saved_shipping: 'gone', saved_billing: 'gone' } })).toMatchObject({
      saved_shipping: '',
      saved_billing: '',
    });
  });

  it('M10 is in a country the market ships to, whatever was typed in another market', () => {
    expect(start({ draft: { country_code: 'US', line_1: 'Street 1' } })).toMatchObject({
      country_code: 'IT',
      line_1: 'Street 1',
    });
  });

  it('E1 requires an invoice if the order needs one', () => {
    expect(start({ order: { ...NO_ORDER, requiresBillingInfo: true } }).invoice).toBe(true);
  });
});
