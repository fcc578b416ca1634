import type { CatalogueSku } from './catalog-sku.ts';

/** Color in the glass; wine of white grapes is white, however golden. */
export type WineColour = 'red' | 'white' | 'rose';

/** The colour of a wine, by its categories unless it says so itself; null for anything else. */
export const colourOf = ({ kind, categories, colour }: CatalogueSku): WineColour | null => {
  if (kind !== 'wine') return null;
  return colour ?? (['rose', 'red'] as const).find((it) => categories.includes(it)) ?? 'white';
};
