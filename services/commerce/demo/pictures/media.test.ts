import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { everyPicture } from './every-picture.ts';
import { filesOf, hashOf, readMediaIndex } from './media-files.ts';

const folder = join(__dirname, '..', 'media');
const pictures = everyPicture();
const index = readMediaIndex(folder);

describe('rendered pictures', () => {
  it('show every drawing as it is now', () => {
    const stale = pictures.filter(({ id, svg, sizes }) => index[id] !== hashOf(svg, sizes));
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  it('are there in every width and format, and nothing else is', () => {
    const wanted = pictures.flatMap(({ id, sizes }) => filesOf(id, sizes));
    expect(readdirSync(folder).sort()).toEqual([...wanted, 'index.json'].sort());
  });

  it('weigh at most 16 MB together', () => {
    const bytes = readdirSync(folder).reduce(
      (sum, name) => sum + statSync(join(folder, name)).size,
      0,
    );
    expect(bytes).toBeLessThanOrEqual(16 * 1024 * 1024);
  });

  it('carry no lettering that depends on an installed font', () => {
    for (const { svg } of pictures) expect(svg).not.toMatch(/<text|font-family/);
  });

  it('keep the clip paths of one picture apart', () => {
    for (const { id, svg } of pictures) {
      const names = [...svg.matchAll(/clipPath id="([^"]+)"/g)].map(([, name]) => name);
      expect({ id, names }).toEqual({ id, names: [...new Set(names)] });
    }
  });
});
