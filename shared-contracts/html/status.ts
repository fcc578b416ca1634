import { html, type Html } from './html.ts';

/** What a status means for anyone who looks after things; `plain` says nothing of it. */
export type Tone = 'good' | 'bad' | 'waiting' | 'plain';

/** A status in words; its color only says again what the word says. */
export const status = (word: string, tone: Tone): Html =>
  html`<span class="status ${tone}">${word.replaceAll('_', ' ')}</span>`;
