import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readCompressedCopy } from './compressed-copy.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;

/** Maximum compression for the files of pages; fast compression for a remote's standalone page and its copies. */
const [BEST, QUICK] = [11, 5];
const STANDALONE = /(?:^|[\\/])(?:standalone[.-]|index\.html)/;

const compress = {
  br: (content: Buffer, file: string): Promise<Buffer> =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: STANDALONE.test(file) ? QUICK : BEST,
      },
    }),
  gz: (content: Buffer): Promise<Buffer> => gz(content, { level: 6 }),
};

/**
 * Writes `.br` and `.gz` beside every text file, so no server compresses them again.
 *
 * @param earlier a folder with the same files, whose compressed copies are taken over where they are copies of the file
 */
export const compressFolder = async (folder: string, earlier?: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    COMPRESSIBLE.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file));
      const write = async (ending: keyof typeof compress): Promise<void> => {
        const copy = earlier && (await readCompressedCopy(join(earlier, file), ending, content));
        const compressed = copy || (await compress[ending](content, file));
        await writeFile(join(folder, `${file}.${ending}`), compressed);
      };
      await Promise.all([write('br'), write('gz')]);
    }),
  );
};
