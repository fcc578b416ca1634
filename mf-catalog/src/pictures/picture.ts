import { asNumber, asRecord, asText } from '@shop/contracts/commerce';

/** A picture as the `Picture` piece of the interface takes it. */
export interface PictureView {
  src: string;
  width: number;
  height: number;
  /** Empty: only `src` exists. */
  widths: readonly number[];
  formats: readonly ('avif' | 'webp')[];
  /** A colour to wait with. */
  placeholder?: string;
}

/** Pictures of unknown size are drawn in the shop's own proportion. */
const FALLBACK = { width: 1280, height: 1600 };

const isFormat = (value: unknown): value is 'avif' | 'webp' => value === 'avif' || value === 'webp';

const isColour = (value: string | null): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

/** Only addresses a picture may come from: the shop itself or https. */
export const isAddress = (url: string): boolean =>
  /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]+$/.test(url);

/**
 * The picture of an item: its address from the platform's `image_url`, its size and renditions from
 * `metadata.picture`. Renditions are used only where the address has the shop's own form (`/media/…-640.webp`); any
 * other absolute address of an organization is shown as it is. Null when there is no picture.
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
    ...(isColour(placeholder) && { placeholder }),
  };
};
