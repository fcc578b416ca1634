import type { Order } from '@shop/contracts/commerce/order';
import type { Locale } from '@shop/contracts/market';
import type { Place, ReturnKind, ReturnRequest, TrackedOrder } from '@shop/contracts/store-api';
import { linesOfOrder, linesOfTracked, type ViewLine } from './view-lines.ts';

/** The order to return, as the buyer's link or account provides it. */
export interface OrderDetails {
  number: string;
  /** Empty for an order that a link opened. */
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
  /** The items, if the form cannot list them, or the reason. */
  note?: string;
  /** Chosen quantities by id of the line. */
  quantities: Readonly<Record<string, number>>;
}

export const LONGEST_NAME = 100;
export const LONGEST_NOTE = 500;

export const detailsOfTracked = (order: TrackedOrder, locale: Locale): OrderDetails => ({
  number: order.number,
  email: '',
  lines: linesOfTracked(order.lines, locale),
});

export const detailsOfOrder = (order: Order, email: string, locale: Locale): OrderDetails => ({
  number: order.number ?? order.id,
  email,
  lines: linesOfOrder(order, locale),
});

/** Whether the buyer names the items in words, because the form cannot list them. */
export const namesItems = (
  { scope }: Partial<Pick<ReturnValues, 'scope'>>,
  known: OrderDetails | null,
): boolean => scope === 'some' && !known;

/** Whether the form asks for a note: the items, or the reason of a return. */
export const takesNote = (
  kind: ReturnKind,
  values: Partial<Pick<ReturnValues, 'scope'>>,
  known: OrderDetails | null,
): boolean => kind === 'return' || namesItems(values, known);

/** The chosen items; null for the whole order or where the items are unknown. */
export const chosenItems = (
  { scope, quantities }: Pick<ReturnValues, 'scope' | 'quantities'>,
  known: OrderDetails | null,
): (ViewLine & { chosen: number })[] | null => {
  if (scope === 'all' || !known) return null;
  return known.lines.flatMap((line) => {
    const chosen = quantities[line.id] ?? 0;
    return chosen > 0 ? [{ ...line, chosen }] : [];
  });
};

/** A buyer's statement, to be confirmed. It stays the same if the session ends meanwhile. */
export interface Statement {
  values: ReturnValues;
  /** The order as the form showed it. */
  known: OrderDetails | null;
  request: ReturnRequest;
}

const toReturnRequest = (
  values: ReturnValues,
  { kind, known, place }: { kind: ReturnKind; known: OrderDetails | null; place: Place },
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
    ...(namesItems(values, known) && { partial: true }),
    ...(note && { note }),
  };
};

/**
 * The request for what the form states.
 *
 * @param before - the previous statement: the same one has its id again, because the response to it may have been lost
 */
export const toStatement = (
  values: ReturnValues,
  form: { kind: ReturnKind; known: OrderDetails | null; place: Place },
  before: Statement | null,
): Statement => {
  const request = toReturnRequest(values, form);
  const { id = null, ...earlier } = before?.request ?? {};
  const isSame = JSON.stringify(earlier) === JSON.stringify(request);
  return {
    values,
    known: form.known,
    request: { ...request, id: isSame && id !== null ? id : crypto.randomUUID() },
  };
};
