import { fileTimes, unstableTests } from './report.ts';

const spec = (title: string, status: string, durations = [100]) => ({
  title,
  file: 'journeys/cart.spec.ts',
  line: 7,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

test('lists a test that passed only on retry, in any suite', () => {
  const nested = { specs: [spec('adds', 'flaky'), spec('removes', 'expected')] };
  expect(
    unstableTests({ suites: [{ suites: [nested], specs: [spec('fails', 'unexpected')] }] }),
  ).toEqual(['journeys/cart.spec.ts:7 adds']);
});

test('adds up the durations of a file, retries included', () => {
  const nested = { specs: [spec('adds', 'flaky', [100, 200])] };
  expect(fileTimes({ suites: [{ suites: [nested], specs: [spec('fails', 'expected')] }] })).toEqual(
    [{ name: 'journeys/cart.spec.ts', duration: 400 }],
  );
});
