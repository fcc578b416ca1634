/** Countries whose addresses need a state or province here; no other is asked for one (M9, V8). */
export type CountryWithStates = 'US' | 'IT';

export const usesStates = (country: string): country is CountryWithStates =>
  country === 'US' || country === 'IT';
