import { html, type Html } from '@shop/server-kit/html';
import { csrfField, type Page } from '../pages/layout.ts';
import { liveTable } from './overview-page.ts';
import type { RemoteState } from './read-remotes.ts';
import { type ActionName, actionOf } from './release-actions.ts';
import { liveSetText } from '../../releases/live-share.ts';
import type { ReleaseErrorCode } from '../../releases/release-result.ts';

/** Why a form changed nothing. */
type RefusalCode = ReleaseErrorCode | 'INCOMPLETE';

/** The next step after a refusal. */
const ADVICE: Readonly<Record<RefusalCode, string>> = {
  UNKNOWN_VERSION: 'Publish the release with the release command first.',
  PRUNED: 'Publish it again with the release command: its files were deleted.',
  STILL_USED: 'Keep its files until no shell and no rollback needs them.',
  VERSION_TAKEN: 'Build again: other content gets another version.',
  CONTRACT_MISMATCH:
    'Build the remote with a contract that the shells serve, or deploy the shell first.',
  RUNTIME_MISMATCH: 'Build the remote with the federation runtime of the live shell.',
  SHARED_MISMATCH: 'Build the remote with the modules of the live shell, such as its React.',
  INTEGRITY: 'Build the remote again with the current tooling, and publish it.',
  ROUTE_TAKEN: 'Release the other remote without the route first.',
  FRAGMENT_MISSING: 'Keep the fragment until no live page of another team shows it.',
  MANIFEST_TOO_LARGE: 'Release fewer files, or end a canary.',
  STATEMENT_MISMATCH: 'Publish the release again with the release command.',
  SIGNATURE_MISSING: 'Publish the release with the key of its team (SHOP_SIGNING_KEY).',
  SIGNATURE_WRONG: 'Publish with a registered key, or register the key (STORE_API_RELEASE_KEYS).',
  TRIAL_FAILED: 'Correct the release: its preview shows what fails.',
  NOTHING_LIVE: 'Promote a release first.',
  ALREADY_LIVE: 'Choose another release.',
  CANARY_LIMIT: 'Choose a smaller share, or end another canary.',
  NOTHING_TO_ROLL_BACK: 'Promote another registered release.',
  CHANGED_MEANWHILE:
    'They changed after you opened this page. Compare the live releases below, then confirm again.',
  INCOMPLETE: 'Complete the form, then confirm again.',
};

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
              required
              inputmode="numeric"
              pattern="\\d{1,3}"
              title="A whole number from ${amount.min} to ${amount.max}"
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
