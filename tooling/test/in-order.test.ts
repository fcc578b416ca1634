import type { Counts } from './counts.ts';
import { runInOrder, type Runner } from './in-order.ts';

const came = (passed: number, failed = 0, skipped = 0): Counts => ({
  passed,
  failed,
  skipped,
  unstable: [],
});

/** A runner with this result, which records that it ran. */
const part = (name: string, end: () => Counts | Promise<Counts>, needs?: string[]): Runner => ({
  name,
  ...(needs && { needs }),
  run: () => {
    ran.push(name);
    return end();
  },
});

let ran: string[];
let printed: string;

beforeEach(() => {
  ran = [];
  printed = '';
  const print = (...words: unknown[]) => {
    printed += `${words.join(' ')}\n`;
  };
  for (const kind of ['log', 'error'] as const) jest.spyOn(console, kind).mockImplementation(print);
});

afterEach(() => jest.restoreAllMocks());

it('adds up the results of all runners', async () => {
  const sum = await runInOrder([
    part('gates', () => came(5)),
    part('unit', () => Promise.resolve(came(100, 0, 2))),
    part('journeys', () => came(30, 1)),
  ]);
  expect(sum).toEqual(came(135, 1, 2));
});

it('continues after a failure with the runners that do not depend on it', async () => {
  const sum = await runInOrder([
    part('gates', () => came(3, 2)),
    part('build', () => came(1)),
    part('unit', () => came(100), ['build']),
  ]);
  expect(ran).toEqual(['gates', 'build', 'unit']);
  expect(sum).toEqual(came(104, 2));
});

it('skips a runner that depends on a failed one, transitively, with the reason', async () => {
  const sum = await runInOrder([
    part('build', () => came(0, 1)),
    part('unit', () => came(100), ['build']),
    part('journeys', () => came(30), ['unit']),
  ]);
  expect(ran).toEqual(['build']);
  expect(printed).toContain('Not run, for this failed: build.');
  expect(printed).toContain('Not run, for this failed: unit.');
  expect(sum).toEqual(came(0, 1));
});

it('counts a throwing runner as one failure, and prints its message', async () => {
  const sum = await runInOrder([
    part('build', () => Promise.reject(new Error('mf-cart does not build'))),
    part('gates', () => came(5)),
  ]);
  expect(sum).toEqual(came(5, 1));
  expect(printed).toContain('mf-cart does not build');
});

it('accepts a fully skipped runner if it is optional', async () => {
  const engines = { ...part('engines', () => came(0, 0, 2)), mayBeSkipped: true };
  expect(await runInOrder([engines])).toEqual(came(0, 0, 2));
  const none = { ...part('engines', () => came(0)), mayBeSkipped: true };
  expect(await runInOrder([none])).toEqual(came(0, 1));
});

it('counts a runner without tests as one failure', async () => {
  expect(await runInOrder([part('unit', () => came(0, 0, 4))])).toEqual(came(0, 1));
});
