import { html, type Html } from '@shop/server-kit/html';

const sections = [
  ['/_admin/', 'Overview'],
  ['/_admin/orders', 'Orders'],
  ['/_admin/customers', 'Customers'],
  ['/_admin/stock', 'Stock'],
  ['/_admin/promotions', 'Promotions'],
  ['/_admin/coupons', 'Coupons'],
  ['/_admin/gift-cards', 'Gift cards'],
  ['/_admin/webhooks', 'Webhooks'],
  ['/_admin/events', 'Events'],
  ['/_admin/requests', 'Requests'],
  ['/_admin/faults', 'Faults'],
  ['/_admin/snapshots', 'Snapshots'],
] as const;

export interface Page {
  readonly title: string;
  readonly content: Html;
  /** Whether the page reloads its live parts after events. */
  readonly live?: boolean;
}

/** The outcome of a submitted form. */
export interface Notice {
  readonly kind: 'done' | 'problem';
  readonly text: string;
}

/** The whole document around a page. */
export const layout = (
  { title, content, live = false }: Page,
  {
    shop,
    path,
    nonce,
    notice,
  }: {
    readonly shop: string;
    readonly path: string;
    readonly nonce: string;
    readonly notice: Notice | null;
  },
): string => {
  const isHere = (href: string) =>
    href === '/_admin/' ? path === href : path === href || path.startsWith(`${href}/`);
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title} · ${shop}, local platform</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/_admin/assets/tokens.css" nonce="${nonce}" />
      <link rel="stylesheet" href="/_admin/assets/pages.css" nonce="${nonce}" />
      <link rel="stylesheet" href="/_admin/assets/admin.css" nonce="${nonce}" />
      ${live && html`<script type="module" src="/_admin/assets/live.js" nonce="${nonce}"></script>`}
    </head>
    <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
        <div class="name"><a href="/_admin/">${shop}</a><span>local platform</span></div>
        <nav aria-label="Sections">
          <ul>
            ${sections.map(
              ([href, label]) =>
                html`<li>
                  <a href="${href}" ${isHere(href) && html`aria-current="page"`}>${label}</a>
                </li>`,
            )}
          </ul>
        </nav>
      </header>
      <main id="content" tabindex="-1">
        <div class="heading">
          <h1>${title}</h1>
          ${live && html`<button type="button" id="live" aria-pressed="true" hidden>Live</button>`}
        </div>
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
