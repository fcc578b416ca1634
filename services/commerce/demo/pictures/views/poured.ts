import type { PictureId } from '../drawings/drawings.ts';
import { reds } from '../drawings/reds.ts';
import { roseSparklingSweet } from '../drawings/rose-sparkling-sweet.ts';
import { whites } from '../drawings/whites.ts';
import { glasses, palette } from '../palette.ts';
import type { FoodName } from '../things/food.ts';
import { glassware } from '../things/glassware.ts';
import type { TurnedGlass } from '../things/turned-glass.ts';

/** A serving of a bottle: the filled glass, and the food beside it. */
interface Poured {
  readonly glass: TurnedGlass;
  readonly food: FoodName;
}

/** Grapes whose wine lets the light through. */
const LIGHT_REDS = /^(?:pinot-nero|etna-rosso|nebbiolo|barolo|brachetto)/;
const LIGHT = { liquid: '#8C2F41', liquidShade: '#6A2030' };
const DEEP = { liquid: palette.wine, liquidShade: palette.wineDeep };
const of = (name: 'gold' | 'pale' | 'rosato' | 'honey') => ({
  liquid: glasses[name].body,
  liquidShade: glasses[name].shade,
});

const REDS_EAT: readonly FoodName[] = ['cheese', 'bread', 'grapes'];
const WHITES_EAT: readonly FoodName[] = ['fish', 'lemons', 'olives'];

/** Neighbours of a list are served with different things, and the same item always with the same. */
const nth = (id: string, ids: object, foods: readonly FoodName[]): FoodName =>
  foods[Object.keys(ids).indexOf(id) % foods.length] ?? 'bread';

const ofRed = (id: string): Poured => ({
  glass: { ...glassware.redWine, ...(LIGHT_REDS.test(id) ? LIGHT : DEEP) },
  food: nth(id, reds, REDS_EAT),
});

const ofWhite = (id: string, bottle: string): Poured => ({
  glass: { ...glassware.whiteWine, ...of(bottle === 'pale' ? 'pale' : 'gold') },
  food: nth(id, whites, WHITES_EAT),
});

const ofOther = (id: string, shape: string, bottle: string): Poured => {
  if (bottle === 'honey' || id.startsWith('recioto'))
    return {
      glass: { ...glassware.sweetWine, ...of(bottle === 'honey' ? 'honey' : 'gold') },
      food: 'biscuits',
    };
  const red = /^lambrusco|^brachetto/.test(id);
  const tint = red
    ? LIGHT_REDS.test(id)
      ? LIGHT
      : DEEP
    : of(bottle === 'rosato' ? 'rosato' : 'pale');
  const glass = shape === 'sparkling' ? glassware.flute : glassware.whiteWine;
  return {
    glass: { ...glass, ...tint },
    food: /^moscato|^brachetto/.test(id)
      ? 'biscuits'
      : nth(id, roseSparklingSweet, ['olives', 'grapes', 'bread']),
  };
};

/** The filled glass beside a bottle, and the food served with it. */
export const pouredOf = (id: PictureId, shape: string, bottle: string): Poured => {
  if (id in reds) return ofRed(id);
  if (id in whites) return ofWhite(id, bottle);
  if (id in roseSparklingSweet) return ofOther(id, shape, bottle);
  return {
    glass: glassware.tumbler,
    food: id.includes('tufara') || id.includes('granida') ? 'olives' : 'lemons',
  };
};
