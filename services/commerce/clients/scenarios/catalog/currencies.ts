import { strict as assert } from 'node:assert';
import { addMarket } from '../../add-market.ts';
import { fillCart } from '../../fill-cart.ts';
import type { Scenarios } from '../../scenario.ts';
import { asGuest, asIntegration } from '../../sign-in.ts';

/** Cents of an amount, the amount as a number, and its formatted text. */
const written = [
  ['NOK', 275, 2.75, '2,75 kr'],
  ['NOK', 123_456_789, 1_234_567.89, '1.234.567,89 kr'],
  ['SEK', 123_456, 1_234.56, '1 234,56 kr'],
  ['DKK', 1_000, 10, '10,00 kr.'],
  ['PLN', 123_456, 1_234.56, '1 234,56 zł'],
  ['CZK', 5, 0.05, '0,05 Kč'],
  ['JPY', 1_200, 1_200, '¥1,200'],
  ['HUF', 12_900, 12_900, '12 900 Ft'],
  ['KWD', 12_345, 12.345, 'د.ك12.345'],
  ['CHF', 123_456, 1_234.56, 'CHF1,234.56'],
  ['GBP', 5, 0.05, '£0.05'],
  ['USD', 123_456, 1_234.56, '$1,234.56'],
  ['EUR', 123_456, 1_234.56, '€1.234,56'],
] as const;

export const currencies: Scenarios = {
  'amounts of every currency are written as the hosted platform writes them': async (setup) => {
    const office = await asIntegration(setup);
    for (const [currency_code, balance_cents, float, formatted] of written) {
      const card = await office.gift_cards.create({ currency_code, balance_cents });
      assert.deepEqual(
        [card.balance_cents, card.balance_float, card.formatted_balance],
        [balance_cents, float, formatted],
      );
    }
  },
  'an order of a currency without cents adds up in its units': async (setup) => {
    const office = await asIntegration(setup);
    await addMarket(office, { code: 'jp-jpy', currency: 'JPY', cents: 1_200 });
    const cl = await asGuest(setup, 'market:code:jp-jpy');
    const order = await fillCart(cl, 'CORKSCREW');
    assert.equal(order.total_amount_cents, 2_400);
    assert.equal(order.total_amount_float, 2_400);
    assert.equal(order.formatted_total_amount, '¥2,400');
  },
};
