import { stateOptions } from './states.ts';
import { usesStates } from './uses-states.ts';

describe('stateOptions', () => {
  it('M9 lists the provinces of Italy by their two letters', () => {
    const provinces = stateOptions('IT', 'it');
    expect(provinces).toHaveLength(107);
    expect(provinces).toContainEqual({ value: 'AQ', label: 'L’Aquila' });
  });

  it('M9 lists the states of the US by their two letters', () => {
    const states = stateOptions('US', 'en');
    expect(states).toHaveLength(59);
    expect(states[0]).toEqual({ value: 'AL', label: 'Alabama' });
    expect(states).toContainEqual({ value: 'DC', label: 'District of Columbia' });
  });

  it.each(['US', 'IT'] as const)('M9 has every code of %s once, in order', (country) => {
    const options = stateOptions(country, 'it');
    expect(options.every(({ value, label }) => /^[A-Z]{2}$/.test(value) && label !== '')).toBe(
      true,
    );
    expect(new Set(options.map((it) => it.value)).size).toBe(options.length);
    const labels = options.map((it) => it.label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('it').compare));
  });
});

describe('usesStates', () => {
  it('M9 is so for the US and Italy alone', () => {
    expect(['US', 'IT', 'DE', 'us', ''].filter(usesStates)).toEqual(['US', 'IT']);
  });
});
