import { strict as assert } from 'node:assert';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { anAddress } from '../../../testing/an-address.ts';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios } from '../../scenario.ts';
import { asGuest, asIntegration } from '../../sign-in.ts';

const aCard = (cl: CommerceLayerBundle) =>
  cl.gift_cards.create({
    currency_code: 'EUR',
    balance_cents: 10_000,
    recipient_email: 'carla@example.com',
  });

const addTo = (cl: CommerceLayerBundle, orderId: string, cardId: string) =>
  cl.line_items.create({
    quantity: 1,
    order: cl.orders.relationship(orderId),
    item: cl.gift_cards.relationship(cardId),
  });

/** Gives an order all it needs and places it. */
const place = async (cl: CommerceLayerBundle, id: string) => {
  const address = await cl.addresses.create(anAddress());
  const order = await cl.orders.retrieve(id, { include: ['available_payment_methods'] });
  const method = order.available_payment_methods?.find(
    ({ payment_source_type }) => payment_source_type === 'wire_transfers',
  );
  await cl.orders.update({
    id,
    billing_address: cl.addresses.relationship(address),
    payment_method: cl.payment_methods.relationship(method?.id ?? ''),
  });
  await cl.wire_transfers.create({ order: cl.orders.relationship(id) });
  return cl.orders.update({ id, _place: true });
};

/** Gift cards as the official checkout sells them: made and bought by the shopper's own client. */
export const giftCards: Scenarios = {
  'V7 a shopper shapes a gift card and purchases it; until it is activated it is no money': async (
    setup,
  ) => {
    const cl = await asGuest(setup);
    const draft = await aCard(cl);
    const raised = await cl.gift_cards.update({ id: draft.id, balance_cents: 12_000 });
    assert.equal(raised.initial_balance_cents, 12_000);
    assert.equal((await cl.gift_cards.update({ id: draft.id, _purchase: false })).status, 'draft');
    const bought = await cl.gift_cards.update({ id: draft.id, _purchase: true });
    assert.equal(bought.status, 'inactive');
    for (const values of [
      { balance_cents: 90_000 },
      { _balance_change_cents: 90_000 },
      { _activate: true },
      { _deactivate: true },
    ]) {
      const refused = await problemOf(cl.gift_cards.update({ id: draft.id, ...values }));
      assert.equal(refused.status, 401, JSON.stringify(values));
    }
    const order = await cl.orders.create({});
    const noCard = await problemOf(
      cl.orders.update({ id: order.id, gift_card_code: bought.code ?? '' }),
    );
    assert.match(String(noCard.first().detail), /^gift_card_code - /);
  },
  'V7 a gift card that was purchased is a line by its amount, sold once, active once it is paid':
    async (setup) => {
      const cl = await asGuest(setup);
      const card = await aCard(cl);
      await cl.gift_cards.update({ id: card.id, _purchase: true });
      const other = await cl.orders.create({ customer_email: 'altra@example.com' });
      await addTo(cl, other.id, card.id);
      const order = await cl.orders.create({ customer_email: 'ospite@example.com' });
      const line = await addTo(cl, order.id, card.id);
      assert.equal(line.name, 'Gift card: €100,00');
      assert.equal(line.item_type, 'gift_cards');
      assert.equal(line.formatted_total_amount, '€100,00');

      const placed = await place(cl, order.id);
      assert.equal(placed.status, 'placed');
      assert.equal(placed.fulfillment_status, 'not_required');
      const twice = await problemOf(place(cl, other.id));
      assert.equal(twice.status, 422);

      const office = await asIntegration(setup);
      assert.equal((await office.gift_cards.retrieve(card.id)).status, 'inactive');
      await office.orders.update({ id: order.id, _approve_and_capture: true });
      const active = await office.gift_cards.retrieve(card.id);
      assert.equal(active.status, 'active');
      const next = await cl.orders.create({});
      const used = await cl.orders.update({ id: next.id, gift_card_code: active.code ?? '' });
      assert.equal(used.gift_card_code, active.code);

      const withdrawn = await office.gift_cards.update({ id: card.id, _deactivate: true });
      assert.equal(withdrawn.status, 'inactive');
      const late = await problemOf(addTo(cl, next.id, withdrawn.id));
      assert.equal(late.status, 422);
    },
};
