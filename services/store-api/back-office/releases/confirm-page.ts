import { html, type Html } from '@shop/server-kit/html';
import { csrfField, type Page } from '../pages/layout.ts';
import { liveTable } from './overview-page.ts';
import { liveSetText, type RemoteState } from './read-remotes.ts';
import { ADVICE, type RefusalCode } from './refusal-advice.ts';
import { type ActionName, actionOf } from './release-actions.ts';

export interface Refusal {
  code: RefusalCode;
  message: string;
}

/** Input as the user left it, shown again after a refusal. */
export interface Draft {
  version: string;
  amount: string;
  reason: string;
}

export const LONGEST_REASON = 500;

const refusalText = ({ code, message }: Refusal): Html =>
  html`<div class="notice problem" role="alert">
    <strong>Nothing was changed: <code>${code}</code></strong>
    <p>${message}</p>
    <p>${ADVICE[code]}</p>
  </div>`;

/** Confirmation of an action, with its consequence and a reason. No script: a page of its own. */
export const confirmPage = (
  state: RemoteState,
  name: ActionName,
  { draft, refusal, csrf }: { draft: Draft; refusal: Refusal | null; csrf: string },
): Page => {
  const { label, consequence, amount } = actionOf(name);
  const { remote } = state;
  return {
    title: `${label}: ${remote}`,
    content: html`${refusal && refusalText(refusal)}
      <p>${consequence(remote, draft.version)}</p>
      <h2>Live now</h2>
      ${liveTable(state)}
      <h2>Confirm</h2>
      <form class="fields" method="post" action="/back-office/releases/${remote}/${name}">
        ${csrfField(csrf)}
        <input type="hidden" name="version" value="${draft.version}" />
        <input type="hidden" name="live" value="${liveSetText(state.live)}" />
        ${
          amount &&
          html`<label>
            ${amount.label}
            <input
              name="amount"
              type="number"
              required
              min="${amount.min}"
              max="${amount.max}"
              value="${draft.amount || amount.usual}"
            />
          </label>`
        }
        <label>
          Reason
          <input
            name="reason"
            required
            maxlength="${LONGEST_REASON}"
            value="${draft.reason}"
            autocomplete="off"
          />
        </label>
        <p class="hint">
          ${
            name === 'preview'
              ? 'The log of store-api records it with your user id.'
              : 'The history shows it with your e-mail address, and is never changed.'
          }
        </p>
        <div class="actions">
          <button class="primary">${label}</button>
          <a href="/back-office/releases">Cancel</a>
        </div>
      </form>`,
  };
};

/** Shows a preview link, once. */
export const previewLinkPage = (remote: string, version: string, address: string): Page => ({
  title: 'Preview link',
  content: html`<p>
      This link shows ${remote} <span class="code">${version}</span> to whoever opens it. It is
      shown only once.
    </p>
    <p class="secret"><code>${address}</code></p>
    <p><a class="button" href="/back-office/releases">To the releases</a></p>`,
});
