import { asNumber, asRecord, asText } from '@shop/contracts/commerce/metadata';
import { chargedDeposits } from '@shop/contracts/commerce/order/platform-order';
import type { ReturnKind } from '@shop/contracts/store-api';
import type { Platform } from '../platform/platform.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import type { LineShare } from './plan-return.ts';
import { holdsItems, type FoundOrder } from './read-returnable.ts';
import { refundOf, type RefundShares } from './refund-of.ts';

interface Request {
  id: string;
  kind: ReturnKind;
  note: string | null;
  name: string;
  receivedAt: string;
}

const related = (type: string, id: string) => ({ data: { type, id } });

const create = async (
  platform: Pick<Platform, 'send'>,
  type: string,
  attributes: object,
  relationships: object,
): Promise<PlatformRow> => {
  const row = await platform.send('POST', type, { type, attributes, relationships });
  if (!row) throw new Error(`the platform created no row of ${type}`);
  return row;
};

const change = (platform: Pick<Platform, 'send'>, { type, id }: PlatformRow, attributes: object) =>
  platform.send('PATCH', `${type}/${id}`, { type, id, attributes });

const centsOf = (row: PlatformRow, name: string): number => asNumber(row.attributes[name]) ?? 0;

const depositOn = ({ order }: FoundOrder, lines: readonly LineShare[]): number => {
  const deposits = chargedDeposits(order);
  return lines.reduce((sum, { line, quantity }) => sum + (deposits[line] ?? 0) * quantity, 0);
};

/** Shares of the order's amounts, from the platform's estimate of the goods. */
const sharesOf = (
  { order, returns }: FoundOrder,
  kind: ReturnKind,
  row: PlatformRow,
  deposit: number,
): RefundShares => {
  const goods = centsOf(row, 'estimated_refund_amount_cents');
  if (kind === 'return') return { goods, deposit, shipping: 0, total: goods + deposit };
  const others = returns.filter((it) => it.id !== row.id && holdsItems(it));
  const refundIn = (it: PlatformRow) => asRecord(asRecord(it.attributes['metadata'])['refund']);
  const { subtotal, discount, shipping } = order.totals;
  return refundOf({
    goods,
    allGoods: subtotal.cents + discount.cents,
    deposit,
    goodsBefore: others.reduce((sum, it) => sum + centsOf(it, 'estimated_refund_amount_cents'), 0),
    shipping: shipping.cents,
    shippingBefore: others.reduce(
      (sum, it) => sum + (asNumber(refundIn(it)['shipping_cents']) ?? 0),
      0,
    ),
  });
};

/**
 * Creates the return of a request on the platform and requests it. A repetition completes what an interrupted attempt
 * began: the return's `reference` is the request's id.
 *
 * @throws PlatformError
 */
export const writeReturn = async (
  platform: Pick<Platform, 'read' | 'send'>,
  found: FoundOrder,
  lines: readonly LineShare[],
  { id, kind, note, name, receivedAt }: Request,
): Promise<{ number: string; refund: RefundShares }> => {
  const started = found.returns.find(({ attributes }) => attributes['reference'] === id);
  const row =
    started ??
    (await create(
      platform,
      'returns',
      { reference: id, metadata: { request: { kind, name, note, received_at: receivedAt } } },
      { order: related('orders', found.row.id) },
    ));
  const has = new Set(started?.many('return_line_items').map((it) => it.one('line_item')?.id));
  for (const { line, quantity } of lines)
    if (!has.has(line))
      await create(
        platform,
        'return_line_items',
        { quantity, return_reason: { kind, ...(note && { note }) } },
        { return: related('returns', row.id), line_item: related('line_items', line) },
      );
  const filled = (await platform.read(`returns/${row.id}`, {})) ?? row;
  const refund = sharesOf(found, kind, filled, depositOn(found, lines));
  await change(platform, row, {
    metadata: {
      ...asRecord(row.attributes['metadata']),
      refund: {
        goods_cents: refund.goods,
        deposit_cents: refund.deposit,
        shipping_cents: refund.shipping,
        total_cents: refund.total,
      },
    },
    ...(filled.attributes['status'] === 'draft' && { _request: true }),
  });
  return { number: asText(filled.attributes['number']) ?? row.id, refund };
};

/**
 * Pays back what is captured, and cancels an order of which nothing has shipped. A repetition completes what an
 * interrupted attempt began: a refunded capture has no balance.
 */
export const cancelWhole = async (
  platform: Pick<Platform, 'send'>,
  { row }: FoundOrder,
): Promise<void> => {
  for (const capture of row.many('captures')) {
    const cents = centsOf(capture, 'refund_balance_cents');
    if (capture.attributes['succeeded'] === true && cents > 0)
      await change(platform, capture, { _refund: true, _refund_amount_cents: cents });
  }
  await change(platform, row, { _cancel: true });
};
