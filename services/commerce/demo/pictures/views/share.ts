import type { PictureId } from '../drawings/drawings.ts';
import { houses } from '../drawings/houses.ts';
import { lettering } from '../lettering/lettering.ts';
import { ornament } from '../ornaments/ornaments.ts';
import { palette } from '../palette.ts';
import { at, picture, rect } from '../svg.ts';
import type { Drawing } from '../things/drawing.ts';
import { draw } from '../draw.ts';

/** Names of items without a label, in the language of the house. */
const NAMES: Readonly<Record<string, string>> = {
  'corkscrew-olive': 'CAVATAPPI',
  'glasses-red-2': 'CALICI',
  'decanter-1500': 'DECANTER',
  'stopper-sparkling': 'TAPPO',
  'carafe-water-1000': 'CARAFFA',
  'glasses-white-2': 'CALICI',
  'glasses-water-4': 'BICCHIERI',
};

const captionOf = (id: PictureId, { subject }: Drawing): readonly [name: string, small: string] => {
  if (subject.thing !== 'bottle')
    return [
      NAMES[id] ??
        id
          .replace(/^bundle-/, '')
          .replaceAll('-', ' ')
          .toUpperCase(),
      '',
    ];
  const { wine, small } = subject.label;
  return [wine, small];
};

/** The picture shown where a link to an item is shared, 1200 × 630: its first picture, its name and its house. */
export const share = (id: PictureId, drawing: Drawing): string => {
  const inner = draw(drawing)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  const [name, small] = captionOf(id, drawing);
  const { subject } = drawing;
  const label = subject.thing === 'bottle' ? subject.label : undefined;
  const inks = { ink: palette.wineDeep, accent: palette.wine };
  return picture(
    1200,
    630,
    // Its height without the wall above the tallest bottle.
    at(656, -48, inner, 0.68) +
      rect(0, 0, 656, 630, palette.paper) +
      ornament(label?.ornament ?? houses.orsarola.ornament, 328, 152, 96, inks) +
      at(
        328,
        318,
        lettering(name, {
          height: 62,
          colour: palette.ink,
          maxWidth: 500,
          tracking: 0.3,
          weight: 0.14,
        }),
      ) +
      (small &&
        at(
          328,
          374,
          lettering(small, { height: 24, colour: palette.wine, maxWidth: 460, tracking: 0.44 }),
        )) +
      rect(288, 418, 80, 2, palette.gold) +
      (label
        ? at(
            328,
            470,
            lettering(label.house, {
              height: 20,
              colour: palette.spring,
              maxWidth: 460,
              tracking: 0.5,
            }),
          )
        : '') +
      at(328, 556, lettering('FONTE & VIGNA', { height: 22, colour: palette.wine, tracking: 0.4 })),
  );
};
