import { isSoonFound } from './is-soon-found.ts';

describe('a page of a filtered list', () => {
  it.each([
    ['first of a third of the table', { total: 30_000, all: 100_000, end: 25 }, true],
    ['twentieth of a third of the table', { total: 30_000, all: 100_000, end: 500 }, true],
    ['last of a third of the table', { total: 30_000, all: 100_000, end: 30_000 }, false],
    ['first of one in a hundred', { total: 1000, all: 100_000, end: 25 }, false],
    ['first of the whole table', { total: 100_000, all: 100_000, end: 25 }, true],
  ])('%s', (_which, page, soon) => {
    expect(isSoonFound(page)).toBe(soon);
  });
});
