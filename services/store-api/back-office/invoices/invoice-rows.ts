import { nameIn } from '@shop/contracts/commerce/metadata';
import {
  type LineItem,
  type Order,
  type OrderRow,
  orderRows,
} from '@shop/contracts/commerce/order/platform-order';
import type { InvoicedOrder, TaxRates } from './read-invoiced-order.ts';

/** A row of the invoice, in cents of the order's currency. */
export interface InvoiceRow {
  description: string;
  quantity: number;
  unit: number;
  total: number;
  /** 0.22 for 22 %. */
  rate: number;
  /** FatturaPA's kind of a row that is no item: discount (SC) or accessory expense (AC). */
  kind?: 'SC' | 'AC';
  /** FatturaPA's reason for no VAT: N1 is excluded by D.P.R. 633/1972, article 15, as containers to be returned are. */
  nature?: 'N1';
}

/** Types of lines that are part of another amount than the subtotal. */
const NO_GOODS: readonly string[] = ['shipments', 'payment_methods', 'adjustments'];

/** A gift card with a negative amount pays, one with a positive amount is sold. */
const isGoods = ({ type, total }: LineItem): boolean =>
  !NO_GOODS.includes(type) &&
  !type.endsWith('_promotions') &&
  !(type === 'gift_cards' && total.cents < 0);

/** One unit with the whole amount, if the amount is no multiple of the quantity. */
const divided = (
  total: number,
  quantity: number,
): Pick<InvoiceRow, 'quantity' | 'unit' | 'total'> =>
  quantity > 0 && total % quantity === 0
    ? { quantity, unit: total / quantity, total }
    : { quantity: 1, unit: total, total };

/** A line of goods, and its options in rows of their own. */
const rowsOfLine = (line: LineItem, rate: number): InvoiceRow[] => {
  const options = line.options.filter(({ total }) => total.cents !== 0);
  const own = options.reduce((rest, { total }) => rest - total.cents, line.total.cents);
  return [
    { description: nameIn(line, 'it'), ...divided(own, line.quantity), rate },
    ...options.map((option) => ({
      description: nameIn(option, 'it'),
      ...divided(option.total.cents, option.quantity),
      rate,
    })),
  ];
};

const rowOf = (
  { id, amount }: OrderRow,
  { totals, paymentMethod, couponCode }: Order,
  rates: TaxRates,
): InvoiceRow[] => {
  const cents = amount?.cents ?? 0;
  if (cents === 0) return [];
  const row = (description: string, rate: number, kind?: InvoiceRow['kind']): InvoiceRow[] => [
    { description, quantity: 1, unit: cents, total: cents, rate, ...(kind && { kind }) },
  ];
  switch (id) {
    case 'discount':
      return row(couponCode === null ? 'Sconto' : `Sconto ${couponCode}`, rates.order, 'SC');
    case 'shipping':
      return row('Spedizione', totals.shippingTaxRate ?? 0, 'AC');
    case 'payment':
      return row(
        ['Pagamento', paymentMethod && nameIn(paymentMethod, 'it')].filter(Boolean).join(': '),
        totals.paymentTaxRate ?? 0,
        'AC',
      );
    case 'deposit':
      return row('Cauzione imballaggi', 0).map((it) => ({ ...it, nature: 'N1' }));
    case 'adjustment':
      return row('Rettifica', cents < 0 ? rates.order : rates.adjustment);
    case 'giftCard':
      return row('Carta regalo', rates.giftCard);
    case 'taxes':
      return row('Imposte', 0);
    default:
      return [];
  }
};

/** The rows of an order's invoice, which add up to its total: goods, then the rows of the order summary (E7). */
export const invoiceRows = ({ order, rates }: InvoicedOrder): InvoiceRow[] => [
  ...order.lines
    .filter(isGoods)
    .flatMap((line) => rowsOfLine(line, rates.lines.get(line.id) ?? rates.order)),
  ...orderRows(order.totals).flatMap((it) => rowOf(it, order, rates)),
];

/** `-12.50` of -1250 cents. */
export const amountText = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
