import { html, type Html, type Value } from './html.ts';

/** Names and values; one without a value is left out. */
export const facts = (entries: readonly (readonly [string, Value])[]): Html =>
  html`<dl class="facts">
    ${entries
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;
