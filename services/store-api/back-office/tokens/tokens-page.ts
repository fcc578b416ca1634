import { html, moment, status, table, type Html } from '@shop/server-kit/html';
import {
  isValid,
  type ReleaseToken,
  type Scope,
  scopeLabel,
  scopeText,
  TOKEN_DAYS,
} from '../../release-tokens/index.ts';
import { csrfField, type Page } from '../pages/layout.ts';

const stateOf = (token: ReleaseToken, now: Date): Html =>
  token.revokedAt !== null
    ? html`${status('revoked', 'bad')}
        <span class="under">${moment(token.revokedAt)}, by ${token.revokedBy}</span>`
    : isValid(token, now)
      ? status('valid', 'good')
      : status('expired', 'plain');

const revokeForm = (csrf: string, { name }: ReleaseToken): Html =>
  html`<form method="post" action="/back-office/tokens/revoke">
    ${csrfField(csrf)}
    <input type="hidden" name="name" value="${name}" />
    <button class="danger" aria-label="Revoke ${name}">Revoke</button>
  </form>`;

const issueForm = (csrf: string, scope: Scope): Html =>
  html`<form class="fields" method="post" action="/back-office/tokens">
    ${csrfField(csrf)}
    <label>
      Name
      <input
        name="name"
        required
        maxlength="60"
        pattern="[a-z0-9][a-z0-9\\-]*"
        autocomplete="off"
      />
    </label>
    <p class="hint">
      Small letters, digits and hyphens, such as cart-ci. The history of releases names the token,
      so a name is never used twice.
    </p>
    <label>
      Remotes
      <input
        name="remotes"
        required
        maxlength="1000"
        value="${scope === 'all' ? '' : scopeText(scope).replaceAll(' ', ', ')}"
        autocomplete="off"
      />
    </label>
    <p class="hint">
      Names separated by commas, such as
      cart${scope === 'all' && ', or * for all remotes, also future ones'}.
    </p>
    <label>
      Days until it expires
      <input
        name="days"
        required
        inputmode="numeric"
        pattern="\\d{1,3}"
        title="A whole number from 1 to ${TOKEN_DAYS.longest}"
        value="${TOKEN_DAYS.usual}"
      />
    </label>
    <button class="primary">Make a token</button>
  </form>`;

/** Release tokens that the reader may revoke, and the form for another one. */
export const tokensPage = (
  tokens: readonly ReleaseToken[],
  { scope, csrf, now }: { scope: Scope; csrf: string; now: Date },
): Page => ({
  title: 'Release tokens',
  content: html`<p>
      A token lets a team’s pipeline release its remotes:
      <code>STORE_API_DEPLOY_TOKEN</code> of the release command.
    </p>
    ${table({
      id: 'tokens',
      caption: 'Release tokens, newest first',
      columns: [
        { label: 'Name' },
        { label: 'Remotes' },
        { label: 'State' },
        { label: 'Made' },
        { label: 'Expires' },
        { label: 'Last used' },
        { label: 'Action' },
      ],
      rows: tokens.map((token) => [
        html`<code>${token.name}</code>`,
        scopeLabel(token.scope),
        stateOf(token, now),
        html`${moment(token.createdAt)} <span class="under">by ${token.author}</span>`,
        moment(token.expiresAt),
        token.lastUsedOn ?? 'never',
        isValid(token, now) ? revokeForm(csrf, token) : '–',
      ]),
      empty: 'There are none.',
    })}
    <h2>Make a token</h2>
    ${
      scope !== 'all' && scope.length === 0
        ? html`<p>Your profile names no remote. Ask a super admin to add yours.</p>`
        : issueForm(csrf, scope)
    }`,
});

/** Shows a new token, once. */
export const issuedTokenPage = (name: string, scope: Scope, token: string): Page => ({
  title: 'Token made',
  content: html`<p>
      This is the only time that the token <code>${name}</code>, for ${scopeLabel(scope)}, is shown.
      Store it as a secret of the pipeline.
    </p>
    <p class="secret"><code>${token}</code></p>
    <p><a class="button" href="/back-office/tokens">To the tokens</a></p>`,
});
