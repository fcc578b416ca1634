import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readShellAssets } from '../../shell/server/document/page-assets.ts';
import { ROOT } from '../remote-kit/workspace.ts';

/** Style sheets below a folder of shared-contracts: `error-summary`. */
const sheetsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, 'shared-contracts', folder), { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.module.css'))
    .map((it) => it.replace(/^.*\//, '').replace('.module.css', ''));

describe('style sheets of the forms that the shell provides (ADR 0013)', () => {
  const { css, formSheets } = readShellAssets(join(ROOT, 'shell', 'dist'));
  const names = ['forms', 'addresses'].flatMap(sheetsIn);

  it('are those of form and address', () => {
    expect(names).toEqual(expect.arrayContaining(['error-summary', 'address-fields']));
  });

  it.each(names)('include %s, which the sheet of every page does not', (name) => {
    expect(formSheets.map((it) => it.css).join('')).toContain(`.ui-${name}_`);
    expect(css).not.toContain(`.ui-${name}_`);
  });
});
