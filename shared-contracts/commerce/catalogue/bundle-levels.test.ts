import { bundleLevels } from './bundle-levels.ts';

const level = (quantity: number, minDays: number, maxDays: number) => ({
  quantity,
  minDays,
  maxDays,
  minHours: minDays * 24,
  maxHours: maxDays * 24,
});

describe('bundleLevels', () => {
  it('K promises what the slowest part can keep', () => {
    const parts = [
      { quantity: 1, levels: [level(10, 1, 2)] },
      { quantity: 2, levels: [level(20, 3, 5)] },
    ];
    expect(bundleLevels(parts)).toEqual([level(10, 3, 5)]);
  });

  it('K takes longer for more bundles than the near warehouse holds', () => {
    const parts = [{ quantity: 2, levels: [level(5, 1, 1), level(9, 4, 6)] }];
    expect(bundleLevels(parts)).toEqual([level(2, 1, 1), level(4, 4, 6)]);
  });

  it.each([
    [
      'a part says nothing',
      [
        { quantity: 1, levels: [level(4, 1, 1)] },
        { quantity: 1, levels: [] },
      ],
    ],
    ['there is too little of a part', [{ quantity: 6, levels: [level(5, 1, 1)] }]],
    ['there are no parts', []],
  ])('K says nothing when %s', (_, parts) => {
    expect(bundleLevels(parts)).toEqual([]);
  });
});
