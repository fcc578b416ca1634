import { isState, stateOptions } from './states.ts';
import { usesStates } from './countries.ts';

describe('stateOptions', () => {
  it('M9 lists the provinces of Italy by code', () => {
    const provinces = stateOptions('IT', 'it');
    expect(provinces).toHaveLength(110);
    expect(provinces).toContainEqual({ value: 'AQ', label: 'L’Aquila' });
  });

  it('M9 lists the states of the US by code', () => {
    const states = stateOptions('US', 'en');
    expect(states).toHaveLength(62);
    expect(states[0]).toEqual({ value: 'AL', label: 'Alabama' });
    expect(states).toContainEqual({ value: 'DC', label: 'District of Columbia' });
  });

  it('M9 has the Sardinian provinces since 2025, and an abolished one for an address saved with it', () => {
    const codes = (saved?: string) => stateOptions('IT', 'it', saved).map(({ value }) => value);
    expect(codes()).toEqual(
      expect.arrayContaining(['CA', 'CI', 'NU', 'OG', 'OR', 'OT', 'SS', 'VS']),
    );
    expect(codes()).not.toContain('SU');
    expect(codes('SU')).toContain('SU');
    expect(codes('XX')).toEqual(codes());
    expect(['SU', 'OT', 'XX'].map((code) => isState('IT', code))).toEqual([true, true, false]);
  });

  it('M9 has the freely associated states, which the US postal service serves', () => {
    const codes = stateOptions('US', 'en').map(({ value }) => value);
    expect(codes).toEqual(expect.arrayContaining(['FM', 'MH', 'PW']));
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
  it('M9 applies only to the US and Italy', () => {
    expect(['US', 'IT', 'DE', 'us', ''].filter(usesStates)).toEqual(['US', 'IT']);
  });
});
