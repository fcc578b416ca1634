import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const read = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
const modules = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.module.css') && !file.includes('node_modules'),
);
const declared = new Set(
  [...read('ui/tokens.css').matchAll(/(--[\w-]+):/gu)].map(([, name]) => name),
);

describe('styles of the interface pieces', () => {
  it.each(modules)('%s stays in its cascade layer, so that a remote can override it', (file) => {
    expect(read(file).trim()).toMatch(/^@layer ui \{[\s\S]*\}$/u);
    expect(read(file).match(/@layer/gu)).toHaveLength(1);
  });

  it.each([...modules, 'ui/tokens.css', 'ui/reset.css'])('%s uses tokens that exist', (file) => {
    const own = new Set([...read(file).matchAll(/(--[\w-]+):/gu)].map(([, name]) => name));
    const used = [...read(file).matchAll(/var\((--[\w-]+)\)/gu)].map(([, name]) => name);
    expect(used.filter((name) => !declared.has(name) && !own.has(name))).toEqual([]);
  });

  it.each(modules)('%s takes its colours from the tokens, for both schemes', (file) => {
    expect(read(file).match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/giu)).toBeNull();
  });

  it('declares the order of the layers before anything else', () => {
    for (const file of ['ui/tokens.css', 'ui/reset.css']) {
      expect(read(file).trim()).toMatch(/^@layer reset, tokens, ui, remote;/u);
    }
  });
});
