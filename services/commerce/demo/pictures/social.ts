import { lettering } from './lettering/lettering.ts';
import { hero } from './hero.ts';
import { ornament } from './ornaments/ornaments.ts';
import { palette } from './palette.ts';
import { at, picture, rect } from './svg.ts';

/** The picture shown where a link to the shop is shared, 1200 × 630: the table and the shop's name. */
export const social = (): string => {
  const inner = hero()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  return picture(
    1200,
    630,
    at(184, -58, inner, 0.574) +
      rect(0, 0, 470, 630, palette.paper) +
      ornament('leaf', 235, 196, 92, { ink: palette.wineDeep, accent: palette.wine }) +
      at(
        235,
        330,
        lettering('FONTE', { height: 52, colour: palette.ink, tracking: 0.34, weight: 0.14 }),
      ) +
      at(
        235,
        398,
        lettering('& VIGNA', { height: 36, colour: palette.wine, tracking: 0.4, weight: 0.13 }),
      ) +
      rect(195, 432, 80, 2, palette.gold) +
      at(
        235,
        476,
        lettering('VINO E ACQUA', { height: 15, colour: palette.spring, tracking: 0.5 }),
      ),
  );
};
