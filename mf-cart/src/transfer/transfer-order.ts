import { isGone, isRetryable, ok, type Result } from '@shop/contracts/commerce';
import { GIFT_MESSAGE_KEY, giftMessageOf, type Order } from '@shop/contracts/commerce/order';
import type { Locale } from '@shop/contracts/market';
import { inLanguage } from '../summary/in-language.ts';
import { reduceLine, type TransferSource, type TransferTarget } from './order-access.ts';
import { transferLine } from './transfer-line.ts';
import { findPlan, makePlan, removePlan, storePlan, type PlannedLine } from './transfer-plan.ts';
import type { Untransferred } from './untransferred.ts';

export interface TransferResult {
  untransferred: readonly Untransferred[];
  /** Quantity that was transferred. */
  transferred: number;
  /** The source order has no lines left. */
  isEmptied: boolean;
  /** Etag of the target order before the transfer (T10). */
  etag: string | null;
}

export interface TransferOptions {
  /** Limit of one line (V9). */
  maxQuantityPerLine: number;
  /** Language of the line names. */
  locale: Locale;
}

/** Tries the codes of one order on another that has none of the kind. Refused codes are reported as untransferred. */
const transferCodes = async (
  target: TransferTarget,
  from: Pick<Order, 'couponCode' | 'giftCardCode'>,
  into: Pick<Order, 'couponCode' | 'giftCardCode'>,
): Promise<Result<readonly Untransferred[]>> => {
  const untransferred: Untransferred[] = [];
  for (const kind of ['couponCode', 'giftCardCode'] as const) {
    const code = from[kind];
    if (!code || into[kind] === code) continue;
    const set = into[kind] ? null : await target.setCode(code);
    if (set && !set.ok && isRetryable(set.error)) return set;
    if (!set?.ok) untransferred.push({ kind: 'code', code });
  }
  return ok(untransferred);
};

/**
 * Transfers the goods of one order into another, line by line: each line is added to the target before it is removed
 * from the source, so nothing is ever lost, and untransferable goods stay in the source. Then tries the codes and
 * writes the gift message if the target has none. A call after an interruption resumes the transfer.
 */
export const transferOrder = async (
  source: TransferSource,
  target: TransferTarget,
  { maxQuantityPerLine, locale }: TransferOptions,
): Promise<Result<TransferResult>> => {
  const from = await source.read();
  if (!from.ok) return from;
  const into = await target.read();
  if (!into.ok) return into;
  const newPlan = makePlan(from.value, into.value, maxQuantityPerLine);
  const resumed = findPlan(source.id, target.id)?.lines ?? [];
  const isResumed = ({ lineId }: PlannedLine) => resumed.some((it) => it.lineId === lineId);
  const plan = { ...newPlan, lines: [...resumed, ...newPlan.lines.filter((it) => !isResumed(it))] };
  storePlan(plan);
  const lines = from.value.lines.map(inLanguage(locale));

  let order = into.value;
  let transferred = 0;
  let remaining = 0;
  const untransferred: Untransferred[] = [];
  for (const item of plan.lines) {
    const line = lines.find(({ id }) => id === item.lineId);
    // Removed from the source already, so the target has it.
    if (!line) continue;
    const result = await transferLine(target, order, item, line);
    if (!result.ok) return result;
    order = result.value.order;
    transferred += result.value.transferred;
    untransferred.push(...result.value.untransferred);
    // Less than planned: the rest was removed before an interruption.
    const rest =
      line.quantity < item.quantity ? line.quantity : line.quantity - result.value.transferred;
    remaining += rest;
    if (rest === line.quantity) continue;
    const reduced = await reduceLine(source, line, rest);
    if (!reduced.ok && !isGone(reduced.error)) return reduced;
  }

  const codes = await transferCodes(target, from.value, order);
  if (!codes.ok) return codes;
  const message = giftMessageOf(from.value);
  if (message !== '' && giftMessageOf(order) === '') {
    const written = await target.setMetadata({ [GIFT_MESSAGE_KEY]: message });
    if (!written.ok) return written;
  }
  removePlan(plan);
  return ok({
    untransferred: [...untransferred, ...codes.value],
    transferred,
    isEmptied: remaining === 0,
    etag: into.value.etag,
  });
};
