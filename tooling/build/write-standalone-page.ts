import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ChunkAssets } from './chunk-assets.ts';

/** Writes the page a remote shows when its host is opened alone. */
export const writeStandalonePage = async (folder: string, assets: ChunkAssets): Promise<void> => {
  const name = basename(folder);
  const css = assets['standalone']?.css ?? [];
  const js = [...(assets['runtime-core']?.js ?? []), ...(assets['standalone']?.js ?? [])];
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · Fonte &amp; Vigna</title>
${css.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${js.map((file) => `<script defer src="${file}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
  await writeFile(join(folder, 'dist', 'web', 'index.html'), html);
};
