import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../remote-kit/workspace.ts';
import { compilerOptions } from './compiler-options.ts';

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (it) => it,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

/**
 * Compiles TypeScript files of the workspace to JavaScript with declarations, since Node runs no TypeScript of
 * `node_modules`. Imports still name `.ts` files, see `compiled-imports.ts`.
 *
 * @param files absolute paths
 * @param outDir receives the files below their paths from the root
 * @throws with the compiler's messages if a declaration cannot be written
 */
export const compile = (files: readonly string[], outDir: string): void => {
  const program = ts.createProgram([...files], {
    ...compilerOptions(),
    noEmit: false,
    declaration: true,
    rootDir: ROOT,
    outDir,
  });
  const diagnostics: ts.Diagnostic[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${relative(ROOT, file)} is not a source file`);
    const result = program.emit(source, (path, text) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    });
    diagnostics.push(...result.diagnostics);
  }
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host));
};
