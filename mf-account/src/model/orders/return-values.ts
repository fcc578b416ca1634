import type { Order } from '@shop/contracts/commerce/order';
import type { Locale } from '@shop/contracts/market';
import type { Place, ReturnKind, ReturnRequest, TrackedOrder } from '@shop/contracts/store-api';
import { linesOfOrder, linesOfTracked, type ViewLine } from './view-lines.ts';

/** What is known of the order that a return is about: from the buyer's link, or their account. */
export interface KnownOrder {
  number: string;
  /** Empty if only the link is known. */
  email: string;
  lines: readonly ViewLine[];
}

/** Values of the return form. */
export interface ReturnValues {
  name: string;
  number: string;
  email: string;
  /** The whole order, or only some items of it. */
  scope: 'all' | 'some';
  /** Which items, if they are unknown, or why. */
  note?: string;
  /** Chosen quantities by id of the line. */
  quantities: Readonly<Record<string, number>>;
}

export const LONGEST_NAME = 100;
export const LONGEST_NOTE = 500;

export const knownOfTracked = (order: TrackedOrder, locale: Locale): KnownOrder => ({
  number: order.number,
  email: '',
  lines: linesOfTracked(order.lines, locale),
});

export const knownOfOrder = (order: Order, email: string, locale: Locale): KnownOrder => ({
  number: order.number ?? order.id,
  email,
  lines: linesOfOrder(order, locale),
});

/** The chosen items; null for the whole order or where the items are unknown. */
export const chosenItems = (
  { scope, quantities }: Pick<ReturnValues, 'scope' | 'quantities'>,
  known: KnownOrder | null,
): (ViewLine & { chosen: number })[] | null => {
  if (scope === 'all' || !known) return null;
  return known.lines.flatMap((line) => {
    const chosen = quantities[line.id] ?? 0;
    return chosen > 0 ? [{ ...line, chosen }] : [];
  });
};

/** The request for what the form states. */
export const toReturnRequest = (
  values: ReturnValues,
  { kind, known, place }: { kind: ReturnKind; known: KnownOrder | null; place: Place },
): ReturnRequest => {
  const items = chosenItems(values, known);
  const note = values.note?.trim();
  return {
    ...place,
    kind,
    name: values.name.trim(),
    number: values.number.trim(),
    email: values.email.trim(),
    ...(items && { items: items.map(({ id, chosen }) => ({ line: id, quantity: chosen })) }),
    ...(note && { note }),
  };
};
