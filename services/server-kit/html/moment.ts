import { html, type Html } from './html.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment in the time of this machine. */
export const moment = (iso: string | null | undefined): Html | null =>
  iso ? html`<time datetime="${iso}">${format.format(new Date(iso))}</time>` : null;
