import type { Order as PlatformOrder } from '@commercelayer/sdk';
import { asNumber } from '@shop/contracts/commerce/metadata';
import { type Order, ORDER_INCLUDES, toOrder } from '@shop/contracts/commerce/order/platform-order';
import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';

/** Tax rates of an order by the platform, 0.22 for 22 %. */
export interface TaxRates {
  /** Of its taxed goods and discounts. */
  order: number;
  /** Of a positive adjustment. */
  adjustment: number;
  /** Zero if the gift card pays the taxes as well, and does not reduce them. */
  giftCard: number;
  /** Of a line of goods, by id. */
  lines: ReadonlyMap<string, number>;
}

/** A placed order with its tax rates. */
export interface InvoicedOrder {
  order: Order;
  rates: TaxRates;
}

const rateOf = ({ attributes }: PlatformRow): number => asNumber(attributes['tax_rate']) ?? 0;

/** A line without tax has the rate zero, also if a discount reduces its taxable amount to zero. */
const rateOfLine = (line: PlatformRow, orderRate: number): number => {
  const { total_amount_cents: total, discount_cents: discount } = line.attributes;
  const isGiven = (asNumber(total) ?? 0) + (asNumber(discount) ?? 0) === 0;
  return isGiven ? orderRate : rateOf(line);
};

const ratesOf = (row: PlatformRow): TaxRates => {
  const order = rateOf(row);
  const lines = row.many('line_items');
  const card = lines.find(
    ({ attributes }) =>
      attributes['item_type'] === 'gift_cards' &&
      (asNumber(attributes['total_amount_cents']) ?? 0) < 0,
  );
  return {
    order,
    adjustment: row.attributes['adjustment_taxable'] === true ? order : 0,
    giftCard: card?.one('item')?.attributes['distribute_discount'] === true ? order : 0,
    lines: new Map(lines.map((line) => [line.id, rateOfLine(line, order)])),
  };
};

/** Reads a placed order by its number; null if there is none. */
export const readInvoicedOrder = async (
  platform: Pick<Platform, 'list'>,
  number: string,
): Promise<InvoicedOrder | null> => {
  const { rows } = await platform.list('orders', {
    'filter[q][number_eq]': number,
    'filter[q][placed_at_not_null]': 'true',
    include: ORDER_INCLUDES.join(','),
    'page[size]': '1',
  });
  const [row] = rows;
  return row
    ? { order: toOrder(row.nested() as unknown as PlatformOrder), rates: ratesOf(row) }
    : null;
};
