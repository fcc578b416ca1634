import { numberNames } from './stable-module-ids.ts';

describe('numbers of modules', () => {
  const names = Array.from({ length: 3000 }, (_, index) => `provide module react/${index}`);

  it('are unique, even if hashes collide', () => {
    const numbers = numberNames(names);
    expect(new Set(numbers.values()).size).toBe(names.length);
    for (const number of numbers.values()) expect(String(number)).toMatch(/^\d{4}$/);
  });

  it('do not depend on the order in which modules were found', () => {
    const reversed = numberNames([...names].reverse());
    expect([...numberNames(names)].every(([name, number]) => reversed.get(name) === number)).toBe(
      true,
    );
  });
});
