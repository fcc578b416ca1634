import { healthLines } from './health-lines.ts';

it('shows releases, tests and the rollout, one per line', () => {
  const side = { samples: 300, bad: 3, p75: null };
  expect(
    healthLines('cart', {
      isAutomatic: true,
      live: [
        {
          version: '0.1.0-aaaa',
          traffic: 90,
          views: 3000,
          failedViews: 15,
          failureRate: 0.005,
          interval: [0.003, 0.0082],
          purchases: 40,
          p75: { lcp: 1234.5, inp: null },
        },
      ],
      comparisons: [
        {
          kind: 'canary',
          candidate: '0.1.0-bbbb',
          baseline: '0.1.0-aaaa',
          tests: [
            {
              test: 'failures',
              candidate: side,
              baseline: { ...side, samples: 2700 },
              eValue: 1.25,
              threshold: 200,
              state: 'watching',
            },
          ],
        },
      ],
      rollout: {
        version: '0.1.0-bbbb',
        stages: [1, 10, 100],
        stage: 1,
        minutes: 30,
        minutesInStage: 12,
      },
    }),
  ).toEqual([
    'cart 0.1.0-aaaa  90 %  15 of 3000 views failed (0.50 %, 95 %: 0.30 % to 0.82 %)  ' +
      'LCP 1235 ms  INP –  40 purchases',
    'canary 0.1.0-bbbb against 0.1.0-aaaa: failures watching, e-value 1.3 of 200, 300 and 2700 samples',
    'rollout of 0.1.0-bbbb: 1, 10, 100 %, at 10 % for 12 of 30 minutes',
    'automatic rollback is on',
  ]);
});
