import { createHash } from 'node:crypto';
import type { ReadAuthorization } from './read-authorization-request.ts';

const style = `
  :root { color-scheme: light dark; --wine: light-dark(#6e1f33, #cf8796); }
  body { max-width: 26rem; margin: 10vh auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#22201d, #f1eade); background: light-dark(#fbf8f3, #1a1714); }
  label, input { display: block; width: 100%; box-sizing: border-box; }
  input, button { font: inherit; color: inherit; background: transparent; border: 1px solid light-dark(#767676, #8f877c); border-radius: 2px; }
  input { margin: .25rem 0 1rem; padding: .6rem; }
  button { margin-right: .5rem; padding: .6rem 1.2rem; border-color: var(--wine); color: var(--wine); }
  button[value='allow'] { background: #6e1f33; color: #fff; }
  :focus-visible { outline: 2px solid light-dark(#1f5c63, #8ec7cd); outline-offset: 2px; }
  [role='alert'] { color: light-dark(#a3261d, #f39a90); }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * The header that goes with the page. Sending the form ends at the webapp, which
 * Chromium counts as an action of the form, so its origin is let in.
 */
export const authorizePolicy = (redirectUri?: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${redirectUri === undefined ? '' : ` ${new URL(redirectUri).origin}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${content}
</main>
</body>
</html>
`;

/** The page that signs a user in and asks for consent. `failed`: the credentials were wrong. */
export const consentPage = (
  { request, client, scope }: Extract<ReadAuthorization, { kind: 'ask' }>,
  failed: boolean,
): string => {
  const hidden = Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('\n');
  const name = escape(client.name ?? client.uid);
  return page(
    'Authorize application',
    `<p><strong>${name}</strong> asks to work on your behalf, with the scope <code>${escape(scope)}</code>.</p>
${failed ? '<p role="alert">E-mail address or password is wrong.</p>' : ''}
<form method="post" action="authorize">
${hidden}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password">
<button name="decision" value="allow">Authorize</button>
<button name="decision" value="deny" formnovalidate>Deny</button>
</form>`,
  );
};

/** The error page for a request without a trusted redirect URI. */
export const refusalPage = (): string =>
  page(
    'Authorization not possible',
    '<p>The client is unknown, or its redirect URI is not a registered one.</p>',
  );
