import { html, type Html } from './html.ts';

const tones: Readonly<Record<string, 'good' | 'bad' | 'waiting'>> = {
  placed: 'good',
  approved: 'good',
  authorized: 'good',
  paid: 'good',
  free: 'good',
  fulfilled: 'good',
  shipped: 'good',
  delivered: 'good',
  closed: 'good',
  cancelled: 'bad',
  voided: 'bad',
  refunded: 'bad',
  open: 'bad',
  pending: 'waiting',
  placing: 'waiting',
  editing: 'waiting',
  in_progress: 'waiting',
  on_hold: 'waiting',
};

/** A status in words; its colour only says again what the word says. */
export const status = (name: unknown): Html => {
  const word = String(name ?? '');
  return html`<span class="status ${tones[word] ?? 'plain'}">${word.replaceAll('_', ' ')}</span>`;
};
