// Separate process that lints a text as a file of the repository, because jest cannot load ESLint's configuration, an ES
// module. Arguments: the file and a tsconfig; the text comes on stdin. Prints ESLint's messages as JSON.
import { enableCompileCache } from 'node:module';
import { text } from 'node:stream/consumers';

// Before ESLint and TypeScript, whose compilation is a third of the start.
enableCompileCache();
const { ESLint } = await import('eslint');
const [filePath = '', project = ''] = process.argv.slice(2);
const eslint = new ESLint({
  overrideConfig: [
    {
      languageOptions: {
        parserOptions: {
          projectService: false,
          project: [project],
          // With CI=true the parser would take the file's text from the disk instead of the given one.
          disallowAutomaticSingleRunInference: true,
        },
      },
    },
  ],
});
const [result] = await eslint.lintText(await text(process.stdin), { filePath });
console.log(JSON.stringify(result?.messages ?? []));
