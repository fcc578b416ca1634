import { asRecord, asText } from '@shop/contracts/commerce';
import { pictureOf, type PictureView } from './picture.ts';

/** Subject of a further picture, as a stable key for its alternative text. */
export type PictureSubject = 'label' | 'closure' | 'detail' | 'box' | 'glass' | 'table' | 'gift';

export interface FurtherPicture extends PictureView {
  shows: PictureSubject;
}

const SUBJECTS: readonly PictureSubject[] = [
  'label',
  'closure',
  'detail',
  'box',
  'glass',
  'table',
  'gift',
];

/** A longer row of thumbnails would be higher than the picture. */
const MAX_PICTURES = 4;

/**
 * An item's pictures after the first: `metadata.pictures`, each `{ src, shows, width, height, widths, formats,
 * placeholder }`. Pictures without a valid address or with an unknown subject are left out.
 */
export const furtherPicturesOf = (pictures: unknown): readonly FurtherPicture[] =>
  (Array.isArray(pictures) ? pictures : [])
    .flatMap((it) => {
      const record = asRecord(it);
      const shows = SUBJECTS.find((key) => key === record.shows);
      const picture = pictureOf({ imageUrl: asText(record.src), metadata: { picture: record } });
      return shows && picture ? [{ ...picture, shows }] : [];
    })
    .slice(0, MAX_PICTURES);
