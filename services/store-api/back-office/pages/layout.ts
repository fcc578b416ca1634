import { html, type Html } from '@shop/server-kit/html';
import type { Notice } from '../http/notices.ts';
import { isSuperAdmin } from '../profiles/roles.ts';
import type { Profile } from '../profiles/profile.ts';

export interface Page {
  title: string;
  content: Html;
}

/** The reader of a page, and the CSRF token of their forms. */
export interface Reader {
  profile: Profile;
  csrf: string;
}

const SECTIONS = [
  { href: '/back-office/mails', label: 'Mails', superAdmin: false },
  { href: '/back-office/returns', label: 'Returns', superAdmin: false },
  { href: '/back-office/differences', label: 'Differences', superAdmin: false },
  { href: '/back-office/invoices', label: 'Invoices', superAdmin: false },
  { href: '/back-office/reviews', label: 'Reviews', superAdmin: false },
  { href: '/back-office/catalogue', label: 'Catalogue index', superAdmin: false },
  { href: '/back-office/releases', label: 'Releases', superAdmin: false },
  { href: '/back-office/speed', label: 'Speed', superAdmin: false },
  { href: '/back-office/tokens', label: 'Tokens', superAdmin: false },
  { href: '/back-office/profiles', label: 'Profiles', superAdmin: true },
] as const;

/** Hidden field with the CSRF token. */
export const csrfField = (csrf: string): Html =>
  html`<input type="hidden" name="_csrf" value="${csrf}" />`;

const navigation = (profile: Profile, path: string): Html =>
  html`<nav aria-label="Sections">
    <ul>
      ${SECTIONS.filter((it) => !it.superAdmin || isSuperAdmin(profile)).map(
        ({ href, label }) =>
          html`<li>
            <a href="${href}" ${path === href && html`aria-current="page"`}>${label}</a>
          </li>`,
      )}
    </ul>
  </nav>`;

const account = ({ profile, csrf }: Reader): Html =>
  html`<div class="account">
    <span>${profile.name}</span>
    <form method="post" action="/back-office/sign-out">
      ${csrfField(csrf)}
      <button>Sign out</button>
    </form>
  </div>`;

/** The HTML document of a page; without a reader it has no navigation for signed-in users. */
export const layout = (
  { title, content }: Page,
  { path, reader, notice }: { path: string; reader: Reader | null; notice: Notice | null },
): string => {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title} · Back office</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/back-office/assets/tokens.css" />
      <link rel="stylesheet" href="/back-office/assets/pages.css" />
      <link rel="stylesheet" href="/back-office/assets/back-office.css" />
    </head>
    <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
        <div class="name">
          <a href="/back-office">Back office</a>
          ${reader && account(reader)}
        </div>
        ${reader && navigation(reader.profile, path)}
      </header>
      <main id="content" tabindex="-1">
        <div class="heading"><h1>${title}</h1></div>
        ${
          notice &&
          html`<p
            class="notice ${notice.kind}"
            role="${notice.kind === 'done' ? 'status' : 'alert'}"
          >
            ${notice.text}
          </p>`
        }
        ${content}
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}`;
};
