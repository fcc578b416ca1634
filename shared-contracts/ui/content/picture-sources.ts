export interface PictureSource {
  type: string;
  srcSet: string;
}

const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
/** Best compression first: the browser takes the first it knows. */
const PICTURE_FORMATS = ['avif', 'webp'] as const;

const pattern = /^(?<stem>.*\/media\/.+)-\d+\.(?:avif|webp)$/u;

/**
 * Sources of a catalogue picture, whose files are named `/media/<id>-<width>.<format>`. Also for the page's
 * `<link rel="preload" imagesrcset>`. Empty for a picture that does not follow the pattern.
 */
export const pictureSources = (
  src: string,
  widths: readonly number[] = PICTURE_WIDTHS,
  formats: readonly string[] = PICTURE_FORMATS,
): PictureSource[] => {
  const stem = pattern.exec(src)?.groups?.stem;
  if (stem === undefined) return [];
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
  }));
};
