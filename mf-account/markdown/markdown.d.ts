/** Pages of text, made data by the build's loader (`markdown/`). */
declare module '*.md' {
  import type { ContentDocument } from '../src/model/info/content-document.ts';

  const document: ContentDocument;
  export default document;
}
