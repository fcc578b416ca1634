import { html, type Html } from './html.ts';

/** Severity of a status for operators; `plain` has none. */
export type Tone = 'good' | 'bad' | 'waiting' | 'plain';

/** A status in words; its color only says again what the word says. */
export const status = (word: string, tone: Tone): Html =>
  html`<span class="status ${tone}">${word.replaceAll('_', ' ')}</span>`;
