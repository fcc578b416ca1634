import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkAssets } from './chunk-assets.ts';
import { portOffsetOf } from '../remotes.ts';
import { packageName } from '../webpack/package-info.ts';
import { standalonePage } from './standalone-page.ts';

/** Writes the standalone page of a remote. */
export const writeStandalonePage = async (folder: string, assets: ChunkAssets): Promise<void> => {
  const css = assets['standalone']?.css ?? [];
  const js = [...(assets['federation-runtime']?.js ?? []), ...(assets['standalone']?.js ?? [])];
  const html = standalonePage(packageName(folder), { css, js, portOffset: portOffsetOf(folder) });
  await writeFile(join(folder, 'dist', 'web', 'index.html'), html);
};
