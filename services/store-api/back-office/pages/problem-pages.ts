import { html, type Html } from '@shop/server-kit/html';
import { type Scope, scopeLabel } from '../../release-tokens/index.ts';
import type { Page } from './layout.ts';

const again = html`<p><a class="button" href="/back-office/sign-in">To the sign-in</a></p>`;

const problem = (title: string, content: Html): Page => ({ title, content });

/** Page for an OAuth response that matches no sign-in of this browser, or an expired one. */
export const foreignSignIn = (): Page =>
  problem(
    'Sign-in not possible',
    html`<p>This sign-in was not begun in this browser, or too long ago. Begin again.</p>
      ${again}`,
  );

export const refusedSignIn = (): Page =>
  problem(
    'Sign-in not possible',
    html`<p>The platform did not confirm who you are. Begin again.</p>
      ${again}`,
  );

export const platformAway = (): Page =>
  problem(
    'Sign-in not possible',
    html`<p>The platform does not answer at the moment. Try again in a minute.</p>
      ${again}`,
  );

/** Page for a platform user without a profile. It shows the user's own id, which is no secret. */
export const noProfile = (uid: string): Page =>
  problem(
    'No access',
    html`<p>You are signed out again: there is no profile for you in the back office.</p>
      <p>Ask a super admin to add your user id, <code>${uid}</code>.</p>
      ${again}`,
  );

export const otherOrganization = (): Page =>
  problem(
    'No access',
    html`<p>You are signed out: your profile belongs to another organization.</p>
      ${again}`,
  );

/** Page for a form of another session, or an expired one. */
export const forgedForm = (): Page =>
  problem(
    'Nothing was changed',
    html`<p>
        The form did not come from a page of your session. Open the page again and repeat it.
      </p>
      <p><a class="button" href="/back-office">To the back office</a></p>`,
  );

export const notAllowed = (): Page =>
  problem('No access', html`<p>This page is for super admins.</p>`);

/** Page for an action on remotes outside the user's profile. */
export const foreignRemotes = (scope: Scope): Page =>
  problem(
    'No access',
    html`<p>Your profile does not permit this for ${scopeLabel(scope)}. Nothing was changed.</p>
      <p>Ask a super admin to add the remote to your profile.</p>`,
  );

export const missingPage = (): Page =>
  problem(
    'Not found',
    html`<p>There is no such page. <a href="/back-office">To the back office</a>.</p>`,
  );

export const failedPage = (requestId: string): Page =>
  problem(
    'Something went wrong',
    html`<p>The page could not be made. The log says why, under <code>${requestId}</code>.</p>`,
  );
