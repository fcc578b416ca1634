import { followOptions } from './follow-options.ts';
import type { CartIntent, Intents } from './pending-change.ts';

const isAbout = (a: CartIntent, b: CartIntent): boolean => {
  if (a.kind === 'line' && b.kind === 'line') return a.lineId === b.lineId;
  if (a.kind === 'clear-code' && b.kind === 'clear-code') return a.of === b.of;
  return a.kind === 'gift-message' && b.kind === 'gift-message';
};

/**
 * The intent a new one takes the place of: about the same thing, not sent yet, and with nothing added after it, no
 * piece and no code, for what is wanted now of a line or of codes includes what was added before.
 */
export const replacedBy = (intents: Intents, intent: CartIntent): CartIntent | undefined => {
  const added = intents.findLastIndex(({ kind }) => kind === 'add' || kind === 'code');
  return intents
    .slice(added + 1)
    .find((it) => !it.sent && it.orderId === intent.orderId && isAbout(it, intent));
};

/** Options chosen a moment ago stay chosen when only the quantity changes after. */
const follow = (intent: CartIntent, before: CartIntent): CartIntent =>
  intent.kind === 'line' &&
  before.kind === 'line' &&
  intent.options === null &&
  before.options !== null
    ? { ...intent, options: followOptions(before.options, before.quantity, intent.quantity) }
    : intent;

/**
 * Adds an intent to those that wait. Of several about the same thing only the last is wanted: it takes the place of
 * one that was not sent yet, so that many clicks on a stepper become one change (T8).
 */
export const placeIntent = (intents: Intents, intent: CartIntent): Intents => {
  const before = replacedBy(intents, intent);
  if (!before) return [...intents, intent];
  const placed = { ...follow(intent, before), id: before.id };
  return intents.map((it) => (it === before ? placed : it));
};
