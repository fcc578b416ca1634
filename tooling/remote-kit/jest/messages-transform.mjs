import { createHash } from 'node:crypto';
import { readMessages } from '../webpack/read-messages.mjs';

const read = (source, path) => JSON.stringify(readMessages(source, path).messages);

/** Tests import message catalogues as the build does, with what is spelled otherwise elsewhere. */
export default {
  process: (source, path) => ({ code: read(source, path) }),
  getCacheKey: (source, path) => createHash('sha256').update(read(source, path)).digest('hex'),
};
