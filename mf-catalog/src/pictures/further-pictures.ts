import { asRecord, asText } from '@shop/contracts/commerce';
import { pictureOf, type PictureView } from './picture.ts';

/** What a further picture shows, by stable key: its alternative text is made of it. */
export type Shown = 'label' | 'closure' | 'detail' | 'box' | 'glass' | 'table' | 'gift';

export interface FurtherPicture extends PictureView {
  shows: Shown;
}

const SHOWN: readonly Shown[] = ['label', 'closure', 'detail', 'box', 'glass', 'table', 'gift'];

/** More would make the row of small ones longer than the picture is high. */
const MOST = 4;

/**
 * An item's pictures beside its first one: `metadata.pictures`, each `{ src, shows, width, height, widths, formats,
 * placeholder }`. One without an address, or that shows what no one has words for, is left out.
 */
export const furtherPicturesOf = (pictures: unknown): readonly FurtherPicture[] =>
  (Array.isArray(pictures) ? pictures : [])
    .flatMap((it) => {
      const record = asRecord(it);
      const shows = SHOWN.find((key) => key === record.shows);
      const picture = pictureOf({ imageUrl: asText(record.src), metadata: { picture: record } });
      return shows && picture ? [{ ...picture, shows }] : [];
    })
    .slice(0, MOST);
