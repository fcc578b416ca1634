import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { REMOTE_NAMES } from '../remote-kit/remotes.ts';

const builtBy = (name: string, file: string): string =>
  readFileSync(join(ROOT, `mf-${name}`, 'dist', 'web', file), 'utf8');
const releaseOf = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, `mf-${name}`, 'dist', 'release.json'), 'utf8')) as {
    entry: { web: string };
    assets: Record<string, { js: string[] }>;
  };

describe.each(REMOTE_NAMES)('container of %s (ADR 0017)', (name) => {
  const { entry, assets } = releaseOf(name);
  const container = builtBy(name, entry.web);

  it('requests shared modules from the shell, with its own copies as fallback, and provides none', () => {
    expect(container).toMatch(/fallback:.{1,200}shareKey:"react"/s);
    expect(container).not.toContain('initOptions.shared');
  });

  it('leaves loading of style sheets and scripts to the page', () => {
    expect(container).toContain('shop_federation.files.loadChunk');
    expect(container).not.toContain('createElement');
    expect(container).not.toContain('getElementsByTagName');
  });

  it('registers its chunks under a name unique to the release', () => {
    const [global] = /(?<=self\.)shop_[\w$]+(?=\|\|\[\])/.exec(container) ?? [];
    expect(global).toMatch(new RegExp(`^shop_${name}_[\\w$]{4}$`));
    expect(global).not.toContain('_ID_');
    const [chunk = ''] = assets['remote']?.js ?? [];
    expect(builtBy(name, chunk)).toContain(`self.${global}||[]).push(`);
  });

  it('has a self-contained standalone page, without a shell', () => {
    const [standalone = ''] = assets['standalone']?.js ?? [];
    expect(builtBy(name, standalone)).toContain('initOptions.shared');
  });
});
