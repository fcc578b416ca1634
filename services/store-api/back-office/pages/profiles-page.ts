import { html, table } from '@shop/server-kit/html';
import { scopeLabel } from '../../release-tokens/index.ts';
import { scopeOf, type Profile } from '../profiles/profile.ts';
import { ROLES } from '../profiles/roles.ts';
import { csrfField, type Page, type Reader } from './layout.ts';

const removeForm = (csrf: string, { uid, name }: Profile) =>
  html`<form method="post" action="/back-office/profiles/remove">
    ${csrfField(csrf)}
    <input type="hidden" name="uid" value="${uid}" />
    <button class="danger" aria-label="Remove ${name}">Remove</button>
  </form>`;

const saveForm = (csrf: string) =>
  html`<form class="fields" method="post" action="/back-office/profiles">
    ${csrfField(csrf)}
    <label>
      User id
      <input name="uid" required maxlength="64" pattern="[\\w\\-]+" autocomplete="off" />
    </label>
    <p class="hint">
      The platform’s id of the user; whoever signs in without a profile is told it.
    </p>
    <label>
      Name
      <input name="name" required maxlength="100" autocomplete="off" />
    </label>
    <label>
      E-mail address
      <input name="email" type="email" required maxlength="320" autocomplete="off" />
    </label>
    <label>
      Organization
      <input name="org" maxlength="100" autocomplete="off" />
    </label>
    <p class="hint">Empty for the shop’s own people. Anybody else is signed out at once.</p>
    <fieldset>
      <legend>Role</legend>
      ${ROLES.map(
        (role, index) =>
          html`<label class="choice">
            <input type="radio" name="role" value="${role}" ${index === 0 && 'checked'} />
            ${role}
          </label>`,
      )}
    </fieldset>
    <label>
      Remotes
      <input name="remotes" maxlength="1000" autocomplete="off" aria-describedby="remotes-hint" />
    </label>
    <p class="hint" id="remotes-hint">
      Names separated by commas, such as catalog, cart: an ADMIN edits the releases of these only. A
      super admin edits all.
    </p>
    <button class="primary">Save</button>
  </form>`;

/** Users of the back office, for super admins. */
export const profilesPage = (
  profiles: readonly Profile[],
  { csrf, profile: own }: Reader,
): Page => ({
  title: 'Profiles',
  content: html`${table({
      id: 'profiles',
      caption: 'Profiles',
      columns: [
        { label: 'Name' },
        { label: 'E-mail address' },
        { label: 'Role' },
        { label: 'Remotes' },
        { label: 'Organization' },
        { label: 'User id' },
        { label: 'Action' },
      ],
      rows: profiles.map((profile) => [
        profile.name,
        profile.email,
        profile.role,
        scopeLabel(scopeOf(profile)),
        profile.org || '–',
        html`<code>${profile.uid}</code>`,
        profile.uid === own.uid ? 'you' : removeForm(csrf, profile),
      ]),
      empty: 'Nobody.',
    })}
    <h2>Add a profile, or change the one of a user id</h2>
    ${saveForm(csrf)}`,
});
