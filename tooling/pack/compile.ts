import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { KIT, ROOT } from '../remote-kit/workspace.ts';

const BASE = join(KIT, 'tsconfig.base.json');

const optionsFor = (outDir: string): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(BASE, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return {
    ...options,
    noEmit: false,
    declaration: true,
    rootDir: ROOT,
    outDir,
    types: ['node', 'jest', '@testing-library/jest-dom'],
  };
};

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
  const program = ts.createProgram([...files], optionsFor(outDir));
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
