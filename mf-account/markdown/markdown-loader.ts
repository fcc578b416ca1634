import { parseDocument } from './parse-document.ts';

/** webpack's loader of a page's Markdown: a module whose default export is its `ContentDocument`. */
export default function markdownLoader(source: string): string {
  return `export default ${JSON.stringify(parseDocument(source))};`;
}
