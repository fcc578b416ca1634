import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, contractFit, contractFits } from './contract-version.ts';

describe('contractFit', () => {
  it.each<[built: string, provided: string, fit: string | null, what: string]>([
    ['2.1.0', '2.1.0', 'same', 'the same'],
    ['2.0.9', '2.1.0', 'same', 'an older minor'],
    ['2.1.9', '2.1.0', 'same', 'a newer patch'],
    ['2.2.0', '2.1.0', null, 'a newer minor'],
    ['2.10.0', '2.9.0', null, 'a newer minor of two digits'],
    ['1.0.0', '2.1.0', 'previous', 'the oldest of the previous major'],
    ['1.99.0', '2.0.0', 'previous', 'the newest of the previous major'],
    ['1.9.0', '3.0.0', null, 'older than the window'],
    ['3.0.0', '2.1.0', null, 'a newer major'],
    ['4.0.0', '2.1.0', null, 'a much newer major'],
    ['9.0.0', '10.0.0', 'previous', 'the previous major of two digits'],
    ['0.9.0', '1.0.0', null, '0.x, which no major follows'],
    ['0.2.0', '0.2.1', 'same', '0.x of the same minor'],
    ['0.3.0', '0.2.0', null, '0.x of a newer minor'],
    ['2.6.0-beta.1', '3.0.0', 'previous', 'a prerelease'],
    ['latest', '2.1.0', null, 'a word'],
    ['1', '2.1.0', null, 'a previous major alone'],
    ['2', '2.1.0', null, 'a major alone'],
    ['', '1.0.0', null, 'nothing'],
    ['-1.0.0', '0.1.0', null, 'a negative number'],
    ['1.-1.0', '2.0.0', null, 'a negative minor'],
    ['2.1.0', 'latest', null, 'a shell without a version'],
  ])('R4 %s on a shell of %s: %s (%s)', (built, provided, fit, _what) => {
    expect(contractFit(built, provided)).toBe(fit);
    expect(contractFits(built, provided)).toBe(fit !== null);
  });

  it('R4 compares with this contract by default', () => {
    const [major] = CONTRACT_VERSION.split('.').map(Number);
    const fits = [0, 1, 2].map((age) => contractFit(`${Number(major) - age}.0.0`));
    expect(fits).toEqual(['same', 'previous', null]);
  });
});

describe('CONTRACT_VERSION', () => {
  it('is the newest documented version', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../docs/contracts.md'), 'utf8');
    const [newest] = [...docs.matchAll(/^\| (\d+\.\d+\.\d+) +\|/gm)].map(([, version]) => version);
    expect(CONTRACT_VERSION).toBe(newest);
  });
});
