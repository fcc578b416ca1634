/** The countries and states an address may be in. */
export const countries: { value: 'IT' | 'FR'; label: string }[] = [
  { value: 'IT', label: 'Italy' },
  { value: 'FR', label: 'France' },
];
export const states = { IT: [{ value: 'TO', label: 'Torino' }] };
