import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;

/** Maximum compression for the files of pages; fast compression for a remote's standalone page and its copies. */
const [BEST, QUICK] = [11, 5];
const STANDALONE = /(?:^|[\\/])(?:standalone[.-]|index\.html)/;

/** Writes `.br` and `.gz` beside every text file, so no server compresses them again. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    COMPRESSIBLE.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      const [br, zipped] = await Promise.all([
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            [constants.BROTLI_PARAM_QUALITY]: STANDALONE.test(file) ? QUICK : BEST,
          },
        }),
        gz(content, { level: 6 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, zipped)]);
    }),
  );
};
