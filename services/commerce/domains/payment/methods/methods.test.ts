import { aCart } from '../../../testing/cart.ts';
import { failsWith, openPaymentDesk, type PaymentDesk } from '../../../testing/payment-desk.ts';

let cl: PaymentDesk['cl'];
let integration: PaymentDesk['integration'];
let methodId: PaymentDesk['methodId'];
let platform: PaymentDesk['platform'];
beforeEach(async () => {
  ({ platform, cl, integration, methodId } = await openPaymentDesk());
});
afterEach(() => platform.stop());

describe('payment methods and gateways', () => {
  it('are listed under their own types, without secrets', async () => {
    const gateways = await integration.payment_gateways.list({ sort: { created_at: 'desc' } });
    expect(new Set([...gateways].map(({ type }) => String(type)))).toEqual(
      new Set(['braintree_gateways', 'manual_gateways']),
    );
    const [gateway] = await integration.braintree_gateways.list({
      filters: { name_eq: 'Cards' },
      include: ['payment_methods'],
    });
    expect(gateway).toMatchObject({
      credential_keys: { merchant_id: '********5678', private_key: '********5678' },
      payment_methods: [{ id: methodId }],
    });
    expect(JSON.stringify(gateway)).not.toContain('abcd1234efgh5678');
    expect(
      await integration.payment_methods.retrieve(methodId, { include: ['payment_gateway'] }),
    ).toMatchObject({ payment_gateway: { type: 'braintree_gateways', id: gateway!.id } });
  });

  it('P2 P3 take name and currency over, and refuse what does not fit together', async () => {
    const [manual] = await integration.manual_gateways.list();
    const [market] = await integration.markets.list({ filters: { code_eq: 'row-usd' } });
    const create = (values: Record<string, unknown>) =>
      integration.payment_methods.create({
        payment_source_type: 'wire_transfers',
        price_amount_cents: 0,
        payment_gateway: integration.payment_gateways.relationship(manual!.id),
        ...values,
      });
    expect(await create({ market: integration.markets.relationship(market!.id) })).toMatchObject({
      name: 'Wire Transfer',
      currency_code: 'USD',
      require_capture: true,
    });
    await expect(create({})).rejects.toMatchObject(failsWith('blank'));
    await expect(
      create({ currency_code: 'EUR', payment_source_type: 'braintree_payments' }),
    ).rejects.toMatchObject(failsWith('invalid'));
    await expect(
      create({ currency_code: 'EUR', payment_source_type: 'axerve_payments' }),
    ).rejects.toMatchObject(failsWith('inclusion'));
    await expect(create({ currency_code: 'EUR', price_amount_cents: -1 })).rejects.toMatchObject(
      failsWith('greater_than_or_equal_to'),
    );
  });

  it('are the default when there is only one, until disabled', async () => {
    const { id } = await aCart(cl);
    const read = () =>
      cl.orders.retrieve(id, { include: ['available_payment_methods', 'default_payment_method'] });
    expect(await read()).toMatchObject({
      available_payment_methods: [{ name: 'Cash on delivery' }, { id: methodId }],
      default_payment_method: null,
    });
    await integration.payment_methods.update({ id: methodId, _disable: true });
    expect(await read()).toMatchObject({
      available_payment_methods: [{ name: 'Cash on delivery' }],
      default_payment_method: { name: 'Cash on delivery' },
    });
  });
});
