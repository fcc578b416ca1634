/**
 * Renders the missing and changed pictures of the shop into `services/commerce/demo/media`:
 * `node services/commerce/demo/pictures/render.ts`.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { everyPicture } from './every-picture.ts';
import { filesOf, hashOf, readMediaIndex, writeMediaIndex } from './media-files.ts';
import { renderPicture } from './render-picture.ts';

const folder = join(import.meta.dirname, '..', 'media');

mkdirSync(folder, { recursive: true });
const before = readMediaIndex(folder);
const now: Record<string, string> = {};
const pictures = everyPicture();
let rendered = 0;

for (const [index, { id, svg, sizes }] of pictures.entries()) {
  const hash = hashOf(svg, sizes);
  const isCurrent =
    before[id] === hash && filesOf(id, sizes).every((name) => existsSync(join(folder, name)));
  if (!isCurrent) {
    process.stdout.write(`[${String(index + 1)}/${String(pictures.length)}] ${id}\n`);
    await renderPicture(svg, id, sizes, folder);
    rendered += 1;
  }
  now[id] = hash;
  writeMediaIndex(folder, { ...before, ...now });
}

writeMediaIndex(folder, now);
const expectedFiles = new Set([
  'index.json',
  ...pictures.flatMap(({ id, sizes }) => filesOf(id, sizes)),
]);
for (const name of readdirSync(folder)) {
  if (!expectedFiles.has(name)) rmSync(join(folder, name));
}
process.stdout.write(
  `${String(rendered)} rendered, ${String(pictures.length - rendered)} as they were\n`,
);
