/**
 * How an order's goods are distributed over stock locations, by their priority:
 * - `no_split`: the first location that has everything sends it all
 * - `split_shipments`: each location sends what it has
 * - `ship_from_primary`: the first location sends everything; what it lacks is
 *   transferred there from the others
 * - `ship_from_first_available_or_primary`: the first that has everything, else
 *   as from the primary
 */
export const strategies = [
  'no_split',
  'split_shipments',
  'ship_from_primary',
  'ship_from_first_available_or_primary',
] as const;

export type Strategy = (typeof strategies)[number];

/** The strategy a model's text stands for; an older database may hold one that is none. */
export const strategyOf = (text: string | undefined): Strategy =>
  strategies.find((name) => name === text) ?? 'no_split';
