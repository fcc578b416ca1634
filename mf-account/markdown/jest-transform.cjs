const { parseDocument } = require('./parse-document.ts');

/** Tests import pages as the build does. */
module.exports = {
  process: (source) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(parseDocument(source))} };`,
  }),
};
