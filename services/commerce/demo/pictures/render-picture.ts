import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { PictureFormat, PictureSizes } from './formats.ts';

/** The drawing's own width is enlarged by at most this before it is scaled down again: crisp edges. */
const supersample = 1.5;

function encode(image: Sharp, format: PictureFormat, effort: number): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 58, effort, chromaSubsampling: '4:4:4' });
    case 'webp':
      return image.webp({ quality: 80, effort: 6, smartSubsample: true });
    case 'jpg':
      return image.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' });
  }
}

/** Renders an SVG into every width and format, into `folder`. */
export async function renderPicture(
  svg: string,
  id: string,
  sizes: PictureSizes,
  folder: string,
): Promise<void> {
  const natural = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? sizes.width);
  const density = Math.min(400, (72 * sizes.width * supersample) / natural);
  const source = await sharp(Buffer.from(svg), { density })
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const width of sizes.widths) {
    for (const format of sizes.formats) {
      const file = join(folder, `${id}-${String(width)}.${format}`);
      await encode(
        sharp(source).resize({ width, kernel: 'lanczos3' }),
        format,
        sizes.effort ?? 5,
      ).toFile(file);
    }
  }
}
