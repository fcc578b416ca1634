import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityInName } from '@shop/contracts/remote/integrity-in-name';
import { IS_INSTALLED, KIT, ROOT } from '../workspace.ts';

interface Options {
  css: readonly string[];
  js: readonly string[];
  /** The remote's port on a local machine, counted from the shop's base. */
  portOffset: number;
  /** Configuration as JSON for `__SHOP_CONFIG__`; without it, the local platform on its default ports. */
  config?: string;
}

/** The shop's icon, inlined: a remote's host has no other use for it. */
const icon = (): string => {
  // A package of the kit brings its own copy.
  const file = IS_INSTALLED ? join(KIT, 'icon.svg') : join(ROOT, 'shell/public/icon.svg');
  const svg = readFileSync(file, 'utf8');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** Development builds have no hash in file names. */
const integrity = (file: string): string => {
  const found = integrityInName(file);
  return found ? ` integrity="${found}"` : '';
};

/** The standalone page of a remote, shown when its host is opened directly. File names are relative to the page. */
export const standalonePage = (
  name: string,
  { css, js, portOffset, config }: Options,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${icon()}">
<title>${name} · Fonte &amp; Vigna</title>
${css.map((file) => `<link rel="stylesheet" href="${file}"${integrity(file)}>`).join('\n')}
${config ? `<script>globalThis.__SHOP_CONFIG__ = ${config.replace(/</g, '\\u003c')};</script>\n` : ''}${js.map((file) => `<script defer src="${file}"${integrity(file)}></script>`).join('\n')}
</head>
<body><div id="root" data-port-offset="${portOffset}"></div></body>
</html>
`;
