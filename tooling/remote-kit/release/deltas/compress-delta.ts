import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, type BrotliOptions, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Start of every `dcb` stream, before the SHA-256 of its dictionary (RFC 9842). */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42]);

/** The best compression, and a fast one for content that equals its dictionary. */
const [BEST, QUICK] = [11, 5];

// The types of Node do not have the dictionary of brotli yet.
type WithDictionary = BrotliOptions & { dictionary: Buffer };

/**
 * Compresses a file against an earlier one as `dcb`: brotli with a dictionary, after a header that names it.
 *
 * @throws if the result does not decompress to the file: a browser would reject the chunk
 */
export const compressDelta = async (content: Buffer, dictionary: Buffer): Promise<Buffer> => {
  const options: WithDictionary = {
    dictionary,
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: content.equals(dictionary) ? QUICK : BEST,
    },
  };
  const stream = await compress(content, options);
  const reading: WithDictionary = { dictionary, maxOutputLength: content.length + 1 };
  if (!content.equals(await decompress(stream, reading)))
    throw new Error('A compressed delta does not decompress to its file');
  return Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest(), stream]);
};
