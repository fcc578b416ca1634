import { orderLabels } from '@shop/contracts/addresses';
import { nameIn } from '@shop/contracts/commerce/metadata';
import {
  giftMessageOf,
  orderCountry,
  orderRows,
  type Order,
} from '@shop/contracts/commerce/order/platform-order';
import type { Text } from '@shop/contracts/i18n/create-text';
import {
  addDays,
  findMarket,
  formatDate,
  formatMoney,
  type Locale,
  type Market,
} from '@shop/contracts/market';
import { goodsOf } from '../order/read-mailed-order.ts';
import { bankAccountOf, paymentKindOf } from '../order/payment-kind.ts';
import { colonOf } from './colon-of.ts';
import { withoutLinks } from './inert-text.ts';
import type { Block, Fact, Item } from './mail-content.ts';

interface ExpectedDelivery {
  /** Name of the shipping method, in the language of the mail. */
  name: string;
  /** First and last day as `YYYY-MM-DD` (M8); null if the platform provides no lead time. */
  days: { from: string; to: string } | null;
}

/** Expected delivery of each shipment: the method's lead time, from the day of placement. None of a canceled order. */
const expectedDeliveries = (order: Order, locale: Locale): ExpectedDelivery[] => {
  if (order.status === 'cancelled') return [];
  return order.shipments.flatMap(({ methods, methodId }): ExpectedDelivery[] => {
    const method = methods.find(({ id }) => id === methodId);
    if (!method) return [];
    const { minDays, maxDays } = method;
    const name = nameIn(method, locale);
    const last = maxDays ?? minDays;
    if (last === null || order.placedAt === null) return [{ name, days: null }];
    const placed = formatDate(order.placedAt, orderCountry(order));
    return [{ name, days: { from: addDays(placed, minDays ?? last), to: addDays(placed, last) } }];
  });
};

/** Context for the blocks of an order. */
export interface OrderBlockContext {
  order: Order;
  text: Text;
  locale: Locale;
  markets: readonly Market[];
  pictureOf: (url: string | null) => string | null;
}

/** The line items with their options. */
export const itemBlock = ({ order, text, locale, pictureOf }: OrderBlockContext): Block => ({
  items: goodsOf(order).map((line): Item => ({
    picture: pictureOf(line.imageUrl),
    name: text('mail.item', { quantity: line.quantity, name: nameIn(line, locale) }),
    options: line.options.map((it) =>
      text('mail.item', { quantity: it.quantity, name: nameIn(it, locale) }),
    ),
    amount: formatMoney(line.total, locale),
  })),
});

/** Order summary, with the platform's amounts and the rows of the confirmation page (E7). */
export const totalsBlocks = ({ order, text, locale, markets }: OrderBlockContext): Block[] => {
  const { totals, currency } = order;
  const country = order.shippingAddress?.country_code ?? order.countryLock;
  const market = country === null ? null : findMarket(markets, { country, currency });
  const rows = orderRows(totals, { market });
  const isUntaxed = rows.some(({ notes }) => notes?.includes('untaxed'));
  return [
    {
      facts: rows.map(({ id, amount, isFree }): Fact => ({
        label: text(`mail.totals.${id}`),
        value: isFree || !amount ? text('mail.totals.free') : formatMoney(amount, locale),
        ...(id === 'total' && { isTotal: true }),
      })),
    },
    ...(isUntaxed ? [{ note: text('mail.totals.untaxed') }] : []),
  ];
};

/** Shipping address, expected delivery and billing address, formatted as in their country. */
export const addressBlocks = ({ order, text, locale }: OrderBlockContext): Block[] => {
  const { shipping, billing } = orderLabels(order, locale);
  const expected = expectedDeliveries(order, locale).map(({ name, days }): Block => {
    if (days === null) return { paragraph: name };
    const key = days.from === days.to ? 'mail.delivery.on' : 'mail.delivery.between';
    return { paragraph: `${name}${colonOf(locale)} ${text(key, days)}` };
  });
  return [
    ...(shipping
      ? [{ heading: text('mail.delivery') }, ...expected, { lines: shipping.map(withoutLinks) }]
      : []),
    ...(billing === 'same' ? [{ note: text('mail.billing.same') }] : []),
    ...(billing && billing !== 'same'
      ? [{ heading: text('mail.billing') }, { lines: billing.map(withoutLinks) }]
      : []),
  ];
};

/** Payment method, and the account for a bank transfer. */
export const paymentBlocks = ({ order, text, locale }: OrderBlockContext): Block[] => {
  const { paymentMethod: method, paymentSource, totals } = order;
  const kind = paymentKindOf(order);
  if (kind === null && !method) return [];
  const amount = formatMoney(totals.total, locale);
  const instrument = kind === 'card' ? paymentSource?.instrument : null;
  const account = method && kind === 'bank_transfer' ? bankAccountOf(method) : null;
  const name = instrument?.lastDigits
    ? text('mail.payment.instrument', { brand: instrument.brand, digits: instrument.lastDigits })
    : instrument?.brand || (kind ? text(`mail.payment.${kind}`) : (method?.name ?? ''));
  return [
    { heading: text('mail.payment') },
    { paragraph: name },
    ...(kind === 'cash_on_delivery' ? [{ paragraph: text('mail.payment.cash', { amount }) }] : []),
    ...(account
      ? [
          { paragraph: text('mail.payment.transfer', { amount }) },
          {
            facts: [
              { label: text('mail.bank.beneficiary'), value: account.beneficiary },
              { label: text('mail.bank.iban'), value: account.iban },
              ...(account.bic ? [{ label: text('mail.bank.bic'), value: account.bic }] : []),
              ...(order.number ? [{ label: text('mail.bank.reason'), value: order.number }] : []),
            ],
          },
        ]
      : []),
  ];
};

/** The gift message; empty without one. */
export const giftBlocks = ({ order, text }: OrderBlockContext): Block[] => {
  const message = giftMessageOf(order);
  return message === ''
    ? []
    : [{ heading: text('mail.gift') }, { lines: withoutLinks(message).split('\n') }];
};
