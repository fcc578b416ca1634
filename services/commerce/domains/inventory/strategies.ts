/**
 * How an order's goods are distributed over stock locations, in order of their priority:
 * - `no_split`: the first location that has everything ships it all
 * - `split_shipments`: each location ships its own stock
 * - `ship_from_primary`: the first location ships everything; missing units are transferred there from the others
 * - `ship_from_first_available_or_primary`: the first location that has everything, else as `ship_from_primary`
 */
export const strategies = [
  'no_split',
  'split_shipments',
  'ship_from_primary',
  'ship_from_first_available_or_primary',
] as const;

export type Strategy = (typeof strategies)[number];

/** The strategy named by a model; `no_split` for an unknown name from an older database. */
export const strategyOf = (text: string | undefined): Strategy =>
  strategies.find((name) => name === text) ?? 'no_split';
