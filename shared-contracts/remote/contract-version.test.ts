import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, contractFits } from './contract-version.ts';

describe('contractFits', () => {
  it.each([
    ['2.1.0', '2.1.0', true],
    ['2.0.9', '2.1.0', true],
    ['2.1.9', '2.1.0', true],
    ['2.2.0', '2.1.0', false],
    ['1.9.0', '2.1.0', false],
    ['3.0.0', '2.1.0', false],
    ['latest', '2.1.0', false],
    ['2', '2.1.0', false],
  ])('a remote built with %s in a shell with %s: %p', (built, provided, fits) => {
    expect(contractFits(built, provided)).toBe(fits);
  });
});

describe('CONTRACT_VERSION', () => {
  it('is the newest documented version', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../docs/contracts.md'), 'utf8');
    const [newest] = [...docs.matchAll(/^\| (\d+\.\d+\.\d+) +\|/gm)].map(([, version]) => version);
    expect(CONTRACT_VERSION).toBe(newest);
  });
});
