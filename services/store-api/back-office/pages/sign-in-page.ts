import { html } from '@shop/server-kit/html';
import type { Page } from './layout.ts';

/** @param target - page to open after the sign-in */
export const signInPage = (target: string): Page => ({
  title: 'Sign in',
  content: html`<p class="lead">
      You sign in at the commerce platform, with the account you have there.
    </p>
    <p>
      <a
        class="button"
        href="/back-office/sign-in/start?${new URLSearchParams({ to: target }).toString()}"
        >Sign in with the platform</a
      >
    </p>`,
});
