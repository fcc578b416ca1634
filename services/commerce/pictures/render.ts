/**
 * Renders the shop's pictures into `services/commerce/media`.
 * Only what is missing or drawn anew: `node services/commerce/pictures/render.ts`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { everyPicture } from './every-picture.ts';
import { readMediaIndex, writeMediaIndex } from './media-index.ts';
import type { MediaEntry } from './media-index.ts';
import { filesOf, renderPicture } from './render-picture.ts';

const folder = join(import.meta.dirname, '..', 'media');

/** Raise when the encoding changes though no drawing does. */
const encoding = 1;

mkdirSync(folder, { recursive: true });
const before = readMediaIndex(folder);
const now: Record<string, MediaEntry> = {};
const pictures = everyPicture();
let rendered = 0;

for (const [index, { id, svg, sizes }] of pictures.entries()) {
  const hash = createHash('sha256')
    .update(JSON.stringify([encoding, sizes, svg]))
    .digest('hex')
    .slice(0, 16);
  const isFresh =
    before[id]?.hash === hash && filesOf(id, sizes).every((name) => existsSync(join(folder, name)));
  if (!isFresh) {
    process.stdout.write(`[${String(index + 1)}/${String(pictures.length)}] ${id}\n`);
    await renderPicture(svg, id, sizes, folder);
    rendered += 1;
  }
  now[id] = { hash, ...sizes };
  writeMediaIndex(folder, { ...before, ...now });
}

writeMediaIndex(folder, now);
const wanted = new Set(['index.json', ...pictures.flatMap(({ id, sizes }) => filesOf(id, sizes))]);
for (const name of readdirSync(folder)) {
  if (!wanted.has(name)) rmSync(join(folder, name));
}
process.stdout.write(
  `${String(rendered)} rendered, ${String(pictures.length - rendered)} as they were\n`,
);
