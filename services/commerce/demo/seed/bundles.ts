import type { SeedBundle, SeedSkuList } from '../../seeding/seed-format.ts';
import type { ProductText } from './catalog-sku.ts';
import { demoOf } from '../reviews/demo-of.ts';
import { furtherPicturesOf, imageUrlOf, pictureOf, shareOf } from './picture-of.ts';
import type { PictureId } from '../pictures/drawings/drawings.ts';
import { acque } from './bundles/acque.ts';
import { aperitivo } from './bundles/aperitivo.ts';
import { brindisi } from './bundles/brindisi.ts';
import { dolceSera } from './bundles/dolce-sera.ts';
import { grandiRossi } from './bundles/grandi-rossi.ts';
import { mare } from './bundles/mare.ts';
import { piemonte } from './bundles/piemonte.ts';
import { vulcano } from './bundles/vulcano.ts';
import type { Currency, Locale } from './vocabulary.ts';

/** A gift box as the shop's people write it down. */
export interface CatalogueBundle {
  readonly code: string;
  readonly picture: PictureId;
  readonly parts: readonly { readonly code: string; readonly quantity: number }[];
  readonly text: Readonly<Record<Locale, ProductText>>;
  /** Integer cents: the box, and its parts bought singly. */
  readonly prices: Readonly<Partial<Record<Currency, readonly [box: number, parts: number]>>>;
}

const boxes: readonly CatalogueBundle[] = [
  aperitivo,
  grandiRossi,
  brindisi,
  vulcano,
  piemonte,
  mare,
  dolceSera,
  acque,
];

const slugOf = ({ code }: CatalogueBundle): string => `${code.toLowerCase()}-parts`;

export const bundleParts: readonly SeedSkuList[] = boxes.map((box) => ({
  slug: slugOf(box),
  name: box.text.it.name,
  skus: box.parts,
  metadata: { role: 'bundle' },
}));

export const bundles: readonly SeedBundle[] = boxes.map((box) => ({
  code: box.code,
  name: box.text.it.name,
  description: box.text.it.story,
  image_url: imageUrlOf(box.picture),
  skuList: slugOf(box),
  prices: Object.fromEntries(
    Object.entries(box.prices).map(([currency, [price, parts]]) => [
      currency,
      { price_amount_cents: price, compare_at_amount_cents: parts },
    ]),
  ),
  metadata: {
    kind: 'gift',
    categories: ['gifts'],
    picture: pictureOf(box.picture),
    pictures: furtherPicturesOf(box.picture),
    share: shareOf(box.picture),
    text: box.text,
    demo: demoOf(box.code),
  },
}));
