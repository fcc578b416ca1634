import { join } from 'node:path';
import ts from 'typescript';
import { KIT, ROOT } from '../remote-kit/workspace.ts';

const BASE = join(KIT, 'tsconfig.base.json');

/** Options of TypeScript for everything that is packed, without those of the output. */
export const compilerOptions = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(BASE, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return { ...options, types: ['node', 'jest', '@testing-library/jest-dom'] };
};
