import type { GateResult } from '../run-gate.ts';
import type { Gate } from '../gates.ts';
import { verifyRemote } from './verify-remote.ts';

const STEPS: readonly Gate[] = [
  { name: 'lint', script: ['-e', ''], remedy: 'npx eslint mf-cart --fix' },
  { name: 'types', script: ['-e', ''], remedy: 'correct the types' },
];

const running =
  (...failing: string[]) =>
  async ({ name }: Gate): Promise<GateResult> => ({
    name,
    passed: !failing.includes(name),
    seconds: 1.2,
    output: '',
  });

let printed: string;
beforeEach(() => {
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => {
    printed += `${line}\n`;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('verifyRemote', () => {
  it('prints each step with its duration', async () => {
    expect(await verifyRemote('mf-cart', { steps: STEPS, run: running() })).toBe(true);
    expect(printed).toContain('✓ lint (1.2 s)');
    expect(printed).toContain('mf-cart: 2 passed, 0 failed');
    expect(printed).not.toContain('What to do next');
  });

  it('runs every step, and ends with the remedy of each failed one', async () => {
    expect(await verifyRemote('mf-cart', { steps: STEPS, run: running('types') })).toBe(false);
    expect(printed).toContain('✓ lint');
    expect(printed).toMatch(
      /What to do next:\n {2}types: correct the types\nThen run npm run verify -- mf-cart/,
    );
    expect(printed).not.toContain('--fix');
  });
});
