/** Countries whose addresses name a state or province (M9, V8). Everywhere else the field is not even shown. */
const WITH_STATES = ['US', 'IT'] as const;
export type StateCountry = (typeof WITH_STATES)[number];

export const usesStateList = (country: string | null | undefined): country is StateCountry =>
  WITH_STATES.some((code) => code === country);
