import { parsePrune } from './prune-command.ts';

const DAY = 86_400_000;

describe('parsePrune', () => {
  it.each([
    [[], { keep: 5, age: 30 * DAY, isReal: false, names: expect.arrayContaining(['cart']) }],
    [['mf-cart', '--keep', '2', '--older-than', '7d', '--yes'], { keep: 2, age: 7 * DAY }],
    [['cart', '--yes'], { names: ['cart'], isReal: true }],
  ])('parses %j', (args, command) => {
    expect(parsePrune(args)).toMatchObject(command);
  });

  it.each([
    [['shell'], /Name one remote, or none for all: mf-catalog/],
    [['cart', 'catalog'], /Name one remote/],
    [['--keep', 'all'], /--keep takes a whole number/],
    [['--keep', '-1'], /keep/],
    [['--older-than', '30'], /--older-than takes days: 30d/],
    [['--force'], /force/],
  ])('rejects %j', (args, message) => {
    expect(parsePrune(args)).toMatch(message);
  });
});
