import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressions = [
  ['.br', promisify(brotliCompress)],
  ['.gz', promisify(gzip)],
] as const;

const isText = (path: string): boolean => /\.(?:js|css|html|json|svg|map|txt)$/.test(path);

/** Writes a brotli and a gzip sibling beside each text file that gets smaller by it. */
export const compressFiles = async (files: readonly string[]): Promise<void> => {
  await Promise.all(
    files.filter(isText).map(async (file) => {
      const content = await readFile(file);
      for (const [suffix, compress] of compressions) {
        const compressed = await compress(content);
        if (compressed.length < content.length) await writeFile(`${file}${suffix}`, compressed);
      }
    }),
  );
};
