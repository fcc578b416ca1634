import { asNumber, asRecord, asText } from '@shop/contracts/commerce';

/** A picture in the form of the `Picture` component's props. */
export interface PictureView {
  src: string;
  width: number;
  height: number;
  /** Empty if only `src` exists. */
  widths: readonly number[];
  formats: readonly ('avif' | 'webp')[];
  /** Color of the placeholder. */
  placeholder?: string;
}

/** Pictures of unknown size get the shop's aspect ratio. */
const FALLBACK = { width: 1280, height: 1600 };

const isFormat = (value: unknown): value is 'avif' | 'webp' => value === 'avif' || value === 'webp';

const isColor = (value: string | null): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

/** Accepts only paths of the shop and https URLs. */
export const isAddress = (url: string): boolean =>
  /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]+$/.test(url);

/**
 * The picture of an item: its address from the platform's `image_url`, its size and renditions from
 * `metadata.picture`. Renditions require an address in the shop's own form (`/media/…-640.webp`); any other
 * absolute address is used as it is. Null if there is no valid picture.
 */
export const pictureOf = (item: {
  imageUrl: string | null;
  metadata: Readonly<Record<string, unknown>>;
}): PictureView | null => {
  const src = asText(item.imageUrl);
  if (src === null || !isAddress(src)) return null;
  const picture = asRecord(item.metadata.picture);
  const placeholder = asText(picture.placeholder);
  const hasRenditions = /\/media\/.+-\d+\.(?:avif|webp)$/.test(src);
  const listed = <T>(value: unknown, fits: (it: unknown) => it is T): readonly T[] =>
    hasRenditions && Array.isArray(value) ? value.filter(fits) : [];
  return {
    src,
    width: asNumber(picture.width) ?? FALLBACK.width,
    height: asNumber(picture.height) ?? FALLBACK.height,
    widths: listed(picture.widths, (it): it is number => Number.isInteger(it)),
    formats: listed(picture.formats, isFormat),
    ...(isColor(placeholder) && { placeholder }),
  };
};
