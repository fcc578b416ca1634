/** Countries and states for an address. */
export const countries: { value: 'IT' | 'FR'; label: string }[] = [
  { value: 'IT', label: 'Italy' },
  { value: 'FR', label: 'France' },
];
export const states = { IT: [{ value: 'TO', label: 'Torino' }] };
