import type { PictureSizes } from './formats.ts';

/** Names of the files of a picture: `<id>-<width>.<format>`. */
export const filesOf = (id: string, { widths, formats }: PictureSizes): string[] =>
  widths.flatMap((width) => formats.map((format) => `${id}-${String(width)}.${format}`));
