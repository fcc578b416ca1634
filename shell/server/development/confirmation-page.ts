import { DEVELOPMENT_PATHS, type LocalRemotes } from '@shop/contracts/remote/developed-remotes';
import { html, type Html } from '@shop/server-kit/html';
import { FILES_PATH } from './development-files.ts';

/** No script and no frame; the form leads to this shop only. */
export const CONFIRM_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const page = (title: string, content: Html): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${['tokens', 'pages', 'confirm'].map(
          (name) => html`<link rel="stylesheet" href="${FILES_PATH}${name}.css" />`,
        )}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.markup
  }\n`;

/**
 * Asks whether remotes of the visitor's own machine may replace those of the shop. A link alone turns nothing on: anyone
 * can write one.
 *
 * @param text the remotes as the link has them
 * @param origin of the shop
 */
export const confirmationPage = ({ remotes }: LocalRemotes, text: string, origin: string): string =>
  page(
    'Remotes from your computer',
    html`<p>
        In this browser, ${origin} will run these remotes from development servers on this computer:
      </p>
      <ul>
        ${Object.entries(remotes).map(
          ([name, { url }]) => html`<li><strong>${name}</strong> from <code>${url}</code></li>`,
        )}
      </ul>
      <p>
        Their code sees what you enter and do in the shop. Continue only if you started them
        yourself (<code>npm run dev</code>). No one else is affected; it ends after eight hours, or
        with the link at the foot of every page.
      </p>
      <form method="post" action="${DEVELOPMENT_PATHS.confirm}">
        <input type="hidden" name="remotes" value="${text}" />
        <button class="primary" type="submit">Use them in this browser</button>
      </form>`,
  );

/** Says why a link is refused. */
export const refusalPage = (problem: string): string =>
  page(
    'This link cannot be used',
    html`<p>${problem}</p>
      <p>Nothing has changed in this browser.</p>`,
  );
