import { sortInSteps } from './sort-in-steps.ts';

const MANY = 50_000;
const ascending = (a: number, b: number) => a - b;
/** Neither sorted nor reversed: the multiplier has no common factor with the length. */
const shuffled = Uint32Array.from({ length: MANY }, (_, it) => (it * 7919) % MANY);

describe('sortInSteps', () => {
  it.each([
    ['many steps', shuffled],
    ['a sorted list', shuffled.toSorted()],
    ['a reversed list', shuffled.toSorted().reverse()],
    ['one step', shuffled.subarray(0, 100)],
    ['one number', Uint32Array.of(3)],
    ['nothing', new Uint32Array()],
  ])('S2 sorts as the language does: %s', async (_, numbers) => {
    expect(await sortInSteps(numbers, ascending)).toEqual(numbers.toSorted());
  });

  it('S2 keeps the order of equals, and the given list', async () => {
    const before = shuffled.slice();
    const sorted = await sortInSteps(shuffled, (a, b) => (a % 10) - (b % 10));
    expect([...sorted]).toEqual([...shuffled].toSorted((a, b) => (a % 10) - (b % 10)));
    expect(shuffled).toEqual(before);
  });

  it('S2 compares a sorted list once, so that a language like the one before costs little', async () => {
    let compared = 0;
    await sortInSteps(shuffled.toSorted(), (a, b) => {
      compared += 1;
      return a - b;
    });
    expect(compared).toBeLessThan(1.1 * MANY);
  });

  it('S2 lets other work run', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    await sortInSteps(shuffled, ascending);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});
