import { unstableTests } from './unstable-tests.ts';

const spec = (title: string, status: string) => ({
  title,
  file: 'journeys/cart.spec.ts',
  line: 7,
  tests: [{ status }],
});

test('a test that passed only on the second try is named, in whichever suite it is', () => {
  const nested = { specs: [spec('adds', 'flaky'), spec('removes', 'expected')] };
  expect(
    unstableTests({ suites: [{ suites: [nested], specs: [spec('fails', 'unexpected')] }] }),
  ).toEqual(['journeys/cart.spec.ts:7 adds']);
});
