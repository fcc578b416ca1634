import { status, type Html, type Tone } from '@shop/server-kit/html';

const tones: Readonly<Record<string, Tone>> = {
  placed: 'good',
  approved: 'good',
  authorized: 'good',
  paid: 'good',
  free: 'good',
  fulfilled: 'good',
  received: 'good',
  shipped: 'good',
  delivered: 'good',
  closed: 'good',
  active: 'good',
  cancelled: 'bad',
  rejected: 'bad',
  voided: 'bad',
  refunded: 'bad',
  open: 'bad',
  expired: 'bad',
  pending: 'waiting',
  requested: 'waiting',
  placing: 'waiting',
  editing: 'waiting',
  in_progress: 'waiting',
  on_hold: 'waiting',
};

/** A status of an order, a payment, a shipment, a return or a webhook. */
export const orderStatus = (name: unknown): Html => {
  const word = String(name ?? '');
  return status(word, tones[word] ?? 'plain');
};
