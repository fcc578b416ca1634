import type { Gate } from './gates.ts';
import type { GateResult } from './run-gate.ts';
import { runGates } from './run-gates.ts';

const gate = (name: string): Gate => ({ name, script: ['-e', ''] });

let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((words: unknown) => {
    printed.push(String(words));
  });
});

afterEach(() => jest.restoreAllMocks());

it('runs every gate even if one fails, and counts each as a test', async () => {
  const counts = await runGates([gate('format'), gate('lint'), gate('types')], ({ name }) =>
    Promise.resolve({ name, passed: name !== 'format', seconds: 1, output: '' }),
  );
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

it('prints the outcome of each gate, with its output below', async () => {
  await runGates([gate('lint')], ({ name }) =>
    Promise.resolve({ name, passed: false, seconds: 12.34, output: 'a.ts\n  1:1  error\n' }),
  );
  expect(printed).toEqual(['✗ lint (12.3 s)', '  a.ts\n    1:1  error']);
});

it('runs two gates in parallel, and the next as soon as one ends', async () => {
  const begun = new Map<string, (result: GateResult) => void>();
  const end = (name: string) => begun.get(name)!({ name, passed: true, seconds: 0, output: '' });
  const counts = runGates(
    ['lint', 'format', 'types'].map(gate),
    ({ name }) => new Promise((resolve) => begun.set(name, resolve)),
  );
  expect([...begun.keys()]).toEqual(['lint', 'format']);
  end('format');
  await new Promise(setImmediate);
  expect([...begun.keys()]).toEqual(['lint', 'format', 'types']);
  end('lint');
  end('types');
  expect(await counts).toEqual({ passed: 3, failed: 0, skipped: 0 });
});
