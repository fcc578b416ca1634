import { strict as assert } from 'node:assert';
import { authenticate } from '@commercelayer/js-auth';
import { anAddress } from '../../../testing/an-address.ts';
import { addMarket } from '../../add-market.ts';
import { fillCart } from '../../fill-cart.ts';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios, Setup } from '../../scenario.ts';
import { asGuest, asIntegration } from '../../sign-in.ts';

/** Makes a row of a resource the SDK has no client of. Gives its id. */
const createDirectly = async (setup: Setup, type: string, relationships: unknown) => {
  const { accessToken } = await authenticate('client_credentials', {
    clientId: setup.integrationId,
    clientSecret: setup.integrationSecret,
    domain: setup.domain,
  });
  const answer = await fetch(`https://${setup.organization}.${setup.domain}/api/${type}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
    },
    body: JSON.stringify({ data: { type, relationships } }),
  });
  assert.equal(answer.status, 201);
};

const includes = ['shipments.shipping_method', 'payment_method', 'default_payment_method'];

/** What a market decides for its orders. */
export const marketSettings: Scenarios = {
  'a market with a billing info validation rule asks for billing data, and places nothing without':
    async (setup) => {
      const office = await asIntegration(setup);
      const market = await addMarket(office, { code: 'it-billing' });
      const cl = await asGuest(setup, 'market:code:it-billing');
      const { id, requires_billing_info: before } = await fillCart(cl, 'CORKSCREW');
      assert.equal(before, false);
      await createDirectly(setup, 'billing_info_validation_rules', {
        market: { data: { type: 'markets', id: market.id } },
      });
      assert.equal((await cl.orders.retrieve(id)).requires_billing_info, true);
      const [method] = await office.shipping_methods.list({ filters: { name_eq: 'Standard' } });
      const prepare = async (billing_info: string | null) => {
        const address = await cl.addresses.create(anAddress({ billing_info }));
        const order = await cl.orders.update(
          { id, _billing_address_clone_id: address.id, _shipping_address_same_as_billing: true },
          { include: ['shipments', 'available_payment_methods'] },
        );
        for (const shipment of order.shipments ?? [])
          await cl.shipments.update({
            id: shipment.id,
            shipping_method: cl.shipping_methods.relationship(method?.id ?? ''),
          });
        await cl.orders.update({
          id,
          payment_method: cl.payment_methods.relationship(
            order.available_payment_methods?.[0]?.id ?? '',
          ),
        });
        await cl.wire_transfers.create({ order: cl.orders.relationship(id) });
      };
      await prepare(null);
      const refused = await problemOf(cl.orders.update({ id, _place: true }));
      assert.deepEqual(
        refused.errors.map(({ detail }) => detail),
        ["billing_address - billing info can't be blank"],
      );
      await prepare('00CDEFGHIJKLMNOPQRSTUVWYXZ');
      assert.equal((await cl.orders.update({ id, _place: true })).status, 'placed');
    },
  "a market's default methods are those of orders and shipments that have none": async (setup) => {
    const office = await asIntegration(setup);
    const [standard] = await office.shipping_methods.list({ filters: { name_eq: 'Standard' } });
    const [express] = await office.shipping_methods.list({ filters: { name_eq: 'Express' } });
    const [cash] = await office.payment_methods.list({
      filters: { payment_source_type_eq: 'wire_transfers', currency_code_eq: 'EUR' },
    });
    assert.ok(standard && express && cash);
    await addMarket(office, {
      code: 'it-defaults',
      values: {
        default_shipping_method: office.shipping_methods.relationship(standard),
        default_payment_method: office.payment_methods.relationship(cash),
      },
    });
    const cl = await asGuest(setup, 'market:code:it-defaults');
    const { id } = await fillCart(cl, 'CORKSCREW');
    const cart = await cl.orders.retrieve(id, { include: includes });
    assert.equal(cart.payment_method?.id, cash.id);
    assert.equal(cart.default_payment_method?.id, cash.id);
    const address = await cl.addresses.create(anAddress());
    const order = await cl.orders.update(
      {
        id,
        billing_address: cl.addresses.relationship(address),
        _shipping_address_same_as_billing: true,
      },
      { include: includes },
    );
    const [shipment] = order.shipments ?? [];
    assert.equal(shipment?.shipping_method?.id, standard.id);
    assert.equal(order.shipping_amount_cents, 700);
    const chosen = await cl.shipments.update(
      { id: shipment.id, shipping_method: cl.shipping_methods.relationship(express) },
      { include: ['shipping_method'] },
    );
    assert.equal(chosen.shipping_method?.id, express.id);
    const kept = await cl.orders.update({ id, language_code: 'de' }, { include: includes });
    assert.equal(kept.shipments?.[0]?.shipping_method?.id, express.id);

    const paid = await cl.wire_transfers.create({ order: cl.orders.relationship(id) });
    assert.equal(paid.type, 'wire_transfers');
    assert.equal((await cl.orders.update({ id, _place: true })).status, 'placed');
  },
  'a method of one market is nobody else’s default': async (setup) => {
    const office = await asIntegration(setup);
    const market = await addMarket(office, { code: 'it-own-method' });
    const own = await office.shipping_methods.create({
      name: 'Own',
      currency_code: 'EUR',
      price_amount_cents: 100,
      market: office.markets.relationship(market),
    });
    const refused = await problemOf(
      office.markets.update({
        id: market.id,
        default_shipping_method: office.shipping_methods.relationship(own),
      }),
    );
    assert.equal(refused.status, 422);
  },
};
