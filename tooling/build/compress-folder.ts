import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;

/** What pages load is compressed as far as it goes; a remote's standalone page and its copies only quickly. */
const [BEST, QUICK] = [11, 5];
const STANDALONE = /(?:^|[\\/])(?:standalone[.-]|index\.html)/;

/** Writes `.br` and `.gz` beside every text file, so that no server compresses the same bytes twice. */
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
