import { nameIn } from '@shop/contracts/commerce/metadata';
import { orderCountry, type Order } from '@shop/contracts/commerce/order/platform-order';
import { dutiesOf, formatDate, formatMoney, guaranteePage } from '@shop/contracts/market';
import { withdrawalLink } from '../../../link-tokens/index.ts';
import type { MailData, MailKind } from '../../mail-request.ts';
import type { MailedParcel, MailedShipment, MailedOrder } from '../../order/read-mailed-order.ts';
import { SupersededError } from '../../sending/superseded-error.ts';
import { UndeliverableError } from '../../sending/undeliverable-error.ts';
import type { KindContext, WriteMail } from '../kind-context.ts';
import type { Block, Fact } from '../mail-content.ts';
import {
  addressBlocks,
  giftBlocks,
  itemBlock,
  paymentBlocks,
  totalsBlocks,
} from '../order-blocks.ts';

/** The right of withdrawal and the link to its function, where the destination has one. */
const withdrawalBlocks = (
  order: Order,
  { text, data }: Pick<KindContext<'order-confirmation'>, 'text' | 'data'>,
): Block[] => {
  const days = dutiesOf(orderCountry(order) ?? '').withdrawalDays;
  if (days === null) return [];
  return [
    { note: text('mail.withdraw.text', { days }) },
    { button: { label: text('mail.withdraw'), href: withdrawalLink(data.trackingLink) } },
  ];
};

/** The notice on the legal guarantee, where the destination has one. */
const guaranteeBlocks = (
  order: Order,
  { text, locale }: Pick<KindContext<'order-confirmation'>, 'text' | 'locale'>,
): Block[] => {
  const years = dutiesOf(orderCountry(order) ?? '').guaranteeYears;
  if (years === null) return [];
  const href = guaranteePage(locale);
  return [
    { heading: text('mail.guarantee', { years }) },
    { note: text('mail.guarantee.text') },
    { facts: [{ label: text('mail.guarantee.link'), value: 'Your Europe', href }] },
  ];
};

const numberOf = (order: Order): string => order.number ?? order.id;

const why = <K extends MailKind>({ text, merchant }: KindContext<K>, number: string): string =>
  text('mail.reason.order', { shop: merchant.shop, number });

const shipmentOf = ({ shipments }: MailedOrder, id: string): MailedShipment => {
  const shipment = shipments.find((it) => it.id === id);
  if (!shipment) throw new UndeliverableError('the order has no such shipment');
  return shipment;
};

/** S8: the items, the address, the payment, and the tracking link. Without payment and delivery once canceled. */
export const orderConfirmation: WriteMail<'order-confirmation'> = async (context) => {
  const { text, data, readOrder } = context;
  const { order } = await readOrder(data.orderId);
  const number = numberOf(order);
  const blocks = { order, ...context };
  // It needs no payment, and promises nothing.
  const isCanceled = order.status === 'cancelled';
  return {
    subject: text('mail.confirmation.subject', { number }),
    preview: text('mail.confirmation.text'),
    title: text('mail.confirmation.title'),
    blocks: [
      { paragraph: text('mail.confirmation.text') },
      {
        facts: [
          { label: text('mail.order.number'), value: number },
          ...(order.placedAt
            ? [
                {
                  label: text('mail.order.date'),
                  value: formatDate(order.placedAt, orderCountry(order)),
                },
              ]
            : []),
        ],
      },
      { button: { label: text('mail.track'), href: data.trackingLink } },
      { heading: text('mail.order.items') },
      itemBlock(blocks),
      ...totalsBlocks(blocks),
      ...addressBlocks(blocks),
      ...(isCanceled ? [] : paymentBlocks(blocks)),
      ...giftBlocks(blocks),
      ...(isCanceled
        ? []
        : [...guaranteeBlocks(order, context), ...withdrawalBlocks(order, context)]),
    ],
    reason: why(context, number),
  };
};

const parcelFacts = (
  parcels: readonly MailedParcel[],
  { text }: Pick<KindContext<'order-shipped'>, 'text'>,
): Fact[] =>
  parcels.map(({ trackingNumber, trackingUrl }, index) => ({
    label: text('mail.parcel', { place: index + 1 }),
    value: trackingNumber ?? text('mail.parcel.no_number'),
    ...(trackingUrl && { href: trackingUrl }),
  }));

/** Item names in the mail's language by code, for line items and bundle parts. */
const goodsBlock = (
  { order, shipment }: { order: Order; shipment: MailedShipment },
  { text, locale }: Pick<KindContext<'order-shipped'>, 'text' | 'locale'>,
): Block => {
  const nameOf = (code: string, name: string): string => {
    const line = order.lines.find((it) => it.code === code);
    return nameIn({ ...line, name }, locale);
  };
  return {
    lines: shipment.goods.map(({ quantity, code, name }) =>
      text('mail.item', { quantity, name: nameOf(code, name) }),
    ),
  };
};

export const orderShipped: WriteMail<'order-shipped'> = async (context) => {
  const { text, data, readOrder } = context;
  const mailed = await readOrder(data.orderId);
  const { order } = mailed;
  const shipment = shipmentOf(mailed, data.shipmentId);
  if (shipment.isDelivered) throw new SupersededError('the shipment is delivered');
  const number = numberOf(order);
  const parcels = parcelFacts(shipment.parcels, context);
  return {
    subject: text('mail.shipped.subject', { number }),
    preview: text('mail.shipped.text'),
    title: text('mail.shipped.title'),
    blocks: [
      { paragraph: text('mail.shipped.text') },
      { button: { label: text('mail.track'), href: data.trackingLink } },
      ...(parcels.length > 0
        ? [
            {
              facts: [
                ...(shipment.method
                  ? [
                      {
                        label: text('mail.parcel.carrier'),
                        value: nameIn(shipment.method, context.locale),
                      },
                    ]
                  : []),
                ...parcels,
              ],
            },
          ]
        : []),
      { heading: text('mail.shipped.goods') },
      goodsBlock({ order, shipment }, context),
      ...addressBlocks({ order: { ...order, billingAddress: null }, ...context }),
    ],
    reason: why(context, number),
  };
};

export const orderDelivered: WriteMail<'order-delivered'> = async (context) => {
  const { text, data, readOrder, merchant } = context;
  const mailed = await readOrder(data.orderId);
  const shipment = shipmentOf(mailed, data.shipmentId);
  const number = numberOf(mailed.order);
  return {
    subject: text('mail.delivered.subject', { number }),
    preview: text('mail.delivered.text'),
    title: text('mail.delivered.title'),
    blocks: [
      { paragraph: text('mail.delivered.text') },
      goodsBlock({ order: mailed.order, shipment }, context),
      { note: text('mail.delivered.problem', { email: merchant.email }) },
    ],
    reason: why(context, number),
  };
};

const PAID: readonly Order['paymentStatus'][] = ['paid', 'free', 'refunded', 'partially_refunded'];

/** Whether an order still needs the payment that failed. A failed capture leaves the order authorized. */
const isPaymentDue = (
  { status, paymentStatus }: Order,
  { transaction }: MailData['payment-refused'],
): boolean =>
  status !== 'cancelled' &&
  !PAID.includes(paymentStatus) &&
  !(transaction === 'authorizations' && paymentStatus === 'authorized');

export const paymentRefused: WriteMail<'payment-refused'> = async (context) => {
  const { text, data, readOrder, merchant, locale } = context;
  const { order } = await readOrder(data.orderId);
  if (!isPaymentDue(order, data))
    throw new SupersededError(`the order is ${order.status} and ${order.paymentStatus}`);
  const number = numberOf(order);
  const lead = text('mail.refused.text', {
    number,
    amount: formatMoney(order.totals.total, locale),
  });
  return {
    subject: text('mail.refused.subject', { number }),
    preview: lead,
    title: text('mail.refused.title'),
    blocks: [
      { paragraph: lead },
      { paragraph: text('mail.refused.next', { email: merchant.email, phone: merchant.phone }) },
    ],
    reason: why(context, number),
  };
};

export const orderRefunded: WriteMail<'order-refunded'> = async (context) => {
  const { text, data, readOrder, locale } = context;
  const { order } = await readOrder(data.orderId);
  const number = numberOf(order);
  const amount = formatMoney({ cents: data.amountCents, currency: order.currency }, locale);
  const lead = text('mail.refunded.text', { number, amount });
  return {
    subject: text('mail.refunded.subject', { number }),
    preview: lead,
    title: text('mail.refunded.title'),
    blocks: [{ paragraph: lead }, { note: text('mail.refunded.when') }],
    reason: why(context, number),
  };
};

export const orderLink: WriteMail<'order-link'> = (context) => {
  const { text, data } = context;
  const lead = text('mail.order_link.text', { number: data.orderNumber });
  return {
    subject: text('mail.order_link.subject', { number: data.orderNumber }),
    preview: lead,
    title: text('mail.order_link.title'),
    blocks: [
      { paragraph: lead },
      { button: { label: text('mail.track'), href: data.trackingLink } },
      { note: text('mail.not_you') },
    ],
    reason: why(context, data.orderNumber),
  };
};
