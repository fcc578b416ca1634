import { facts, html, moment, type Html } from '@shop/server-kit/html';
import { asRecord } from '@shop/contracts/commerce/metadata';
import { giftMessageOf } from '@shop/contracts/commerce/order/platform-order';
import { isPromotionLine } from '../../../domains/promotion/discounts/is-promotion-line.ts';
import type { Rows } from '../../../domains/rows.ts';
import type { AdminContext } from '../../admin-context.ts';
import { orderStatus } from '../../html/order-status.ts';
import type { OrderParts } from './order-parts.ts';

const code = (value: string | null): Html | null =>
  value ? html`<span class="code">${value}</span>` : null;

/** Language by its name: `Italian (it)`. */
const languageName = (language: string | null): string | null =>
  language &&
  `${new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language} (${language})`;

/** An order's own attributes; its parts have their own tables. */
export const orderFacts = (
  { store }: AdminContext,
  order: Rows['orders'],
  { lines }: OrderParts,
): Html => {
  const promotions = lines.filter(isPromotionLine).map(({ name }) => name ?? '');
  return facts([
    ['Status', orderStatus(order.status)],
    ['Payment', orderStatus(order.payment_status)],
    ['Fulfilment', orderStatus(order.fulfillment_status)],
    ['Customer', html`<span class="long">${order.customer_email ?? 'none yet'}</span>`],
    ['Market', store.get('markets', order.market_id)?.name ?? null],
    ['Language', languageName(order.language_code)],
    ['Coupon', code(order.coupon_code)],
    ['Gift card', code(order.gift_card_code)],
    ['Promotions applied', promotions.join(', ')],
    ['Created', moment(order.created_at)],
    ['Placed', moment(order.placed_at)],
    ['Id', code(order.id)],
  ]);
};

/** The gift message with its line breaks; null if the order has none. */
export const giftMessage = ({ metadata }: Pick<Rows['orders'], 'metadata'>): Html | null => {
  const message = giftMessageOf({ metadata: asRecord(metadata) });
  if (message === '') return null;
  return html`<section>
    <h2>Gift message</h2>
    <p>${message.split(/\r?\n/).map((line) => html`<span class="long">${line}</span><br />`)}</p>
  </section>`;
};

/** An address as it is written on an envelope. */
export const orderAddress = ({ store }: AdminContext, id: string | null): Html => {
  const address = store.get('addresses', id);
  if (address === undefined) return html`<p class="soft">Not given yet.</p>`;
  const lines = [
    address.company,
    [address.first_name, address.last_name].filter(Boolean).join(' '),
    address.line_1,
    address.line_2,
    [address.zip_code, address.city, address.state_code].filter(Boolean).join(' '),
    address.country_code,
    address.phone,
  ];
  return html`<address>
    ${lines.filter(Boolean).map((line) => html`<span class="long">${line}</span><br />`)}
  </address>`;
};
