const { createHash } = require('node:crypto');
const { parseDocument } = require('./parse-document.ts');

const translate = (source) =>
  `module.exports = { __esModule: true, default: ${JSON.stringify(parseDocument(source))} };`;

/** Tests import pages as the build does. */
module.exports = {
  // A page contains data of other files, so it is cached by its result.
  getCacheKey: (source) => createHash('sha256').update(translate(source)).digest('hex'),
  process: (source) => ({ code: translate(source) }),
};
