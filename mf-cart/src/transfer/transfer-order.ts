import { GIFT_MESSAGE_KEY, giftMessageOf } from '@shop/contracts/commerce/order';
import { isGone, ok, type Result } from '@shop/contracts/commerce';
import type { Locale } from '@shop/contracts/market';
import { carryCodes } from './carry-codes.ts';
import { carryLine } from './transfer-line.ts';
import { dropPlan, findPlan, keepPlan, makePlan, type CarriedLine } from './transfer-plan.ts';
import { inLanguage } from '../summary/in-language.ts';
import type { LeftBehind } from './untransferred.ts';
import type { CarrySource, CarryTarget } from './order-side.ts';
import { takeAway } from './take-away.ts';

export interface Carried {
  leftBehind: readonly LeftBehind[];
  /** Pieces that came along. */
  came: number;
  /** Nothing is left in the order they were taken from. */
  emptied: boolean;
  /** Of the order they went to, as it was before (T10). */
  etag: string | null;
}

/** How goods come into an order. */
export interface CarryTerms {
  /** Pieces one line may hold (V9). */
  maxQuantityPerLine: number;
  /** Language that lines are named in. */
  locale: Locale;
}

/**
 * Moves the goods of one order into another, line by line: first a line is put there, then taken away here. So no
 * moment loses a piece, and what cannot come along stays where it was. Then codes are tried and the gift message is
 * written where there is none. Interrupted, it goes on where it was when it is called again.
 */
export const carryOrder = async (
  source: CarrySource,
  target: CarryTarget,
  { maxQuantityPerLine, locale }: CarryTerms,
): Promise<Result<Carried>> => {
  const from = await source.read();
  if (!from.ok) return from;
  const into = await target.read();
  if (!into.ok) return into;
  const fresh = makePlan(from.value, into.value, maxQuantityPerLine);
  const begun = findPlan(source.id, target.id)?.lines ?? [];
  const isBegun = ({ lineId }: CarriedLine) => begun.some((it) => it.lineId === lineId);
  const plan = { ...fresh, lines: [...begun, ...fresh.lines.filter((it) => !isBegun(it))] };
  keepPlan(plan);
  const lines = from.value.lines.map(inLanguage(locale));

  let order = into.value;
  let came = 0;
  let remaining = 0;
  const leftBehind: LeftBehind[] = [];
  for (const item of plan.lines) {
    const line = lines.find(({ id }) => id === item.lineId);
    // Taken away here already, so it has been there.
    if (!line) continue;
    const carried = await carryLine(target, order, item, line);
    if (!carried.ok) return carried;
    order = carried.value.order;
    came += carried.value.came;
    leftBehind.push(...carried.value.leftBehind);
    // Fewer than planned: they were taken away before an interruption.
    const rest = line.quantity < item.quantity ? line.quantity : line.quantity - carried.value.came;
    remaining += rest;
    if (rest === line.quantity) continue;
    const taken = await takeAway(source, line, rest);
    if (!taken.ok && !isGone(taken.error)) return taken;
  }

  const codes = await carryCodes(target, from.value, order);
  if (!codes.ok) return codes;
  const message = giftMessageOf(from.value);
  if (message !== '' && giftMessageOf(order) === '') {
    const written = await target.setMetadata({ [GIFT_MESSAGE_KEY]: message });
    if (!written.ok) return written;
  }
  dropPlan(plan);
  return ok({
    leftBehind: [...leftBehind, ...codes.value],
    came,
    emptied: remaining === 0,
    etag: into.value.etag,
  });
};
