const SOURCE =
  /(\bfrom\s*|\bimport\s*|\bimport\(\s*(?:\/\*[^]*?\*\/\s*)*)(['"])(\.\.?\/[^'"\n]*)\.tsx?\2/g;

/**
 * Makes relative imports of `./x.ts` name the compiled `./x.js`. TypeScript's own option wraps imports of a template
 * (`./messages/${locale}.json`) in a function, which webpack cannot read. Other strings stay: a setting may name the
 * sources of a remote.
 *
 * @param text of a compiled module, its declarations or a script
 */
export const withCompiledImports = (text: string): string => text.replace(SOURCE, '$1$2$3.js$2');
