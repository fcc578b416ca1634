import { unstableTests } from './unstable-tests.ts';

const spec = (title: string, status: string) => ({
  title,
  file: 'journeys/cart.spec.ts',
  line: 7,
  tests: [{ status }],
});

test('lists a test that passed only on retry, in any suite', () => {
  const nested = { specs: [spec('adds', 'flaky'), spec('removes', 'expected')] };
  expect(
    unstableTests({ suites: [{ suites: [nested], specs: [spec('fails', 'unexpected')] }] }),
  ).toEqual(['journeys/cart.spec.ts:7 adds']);
});
