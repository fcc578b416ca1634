/** Categories, orders, search terms and typed letters that the benches draw from; some terms have a typo. */
export const CATEGORIES = ['wine', 'red', 'white', 'water', 'gifts'];
export const SORTS = ['name', 'price', '-price', 'newest'];
export const WORDS = [
  'barbera',
  'etna',
  'vino rosso',
  'acqua frizzante',
  'barolo',
  'barbara',
  'grilo',
];
export const TYPED = ['b', 'ba', 'bar', 'ro', 'ros', 'acq', 'chi', 'pro', 'e', 'etn'];
