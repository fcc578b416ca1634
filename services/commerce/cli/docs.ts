import { writeFileSync } from 'node:fs';
import type { Command } from './command.ts';
import { printLine } from './print.ts';
import { generatedDocuments } from '../reference/generated-documents.ts';

export const docs: Command = {
  usage: '',
  run: async () => {
    for (const { path, text } of generatedDocuments()) {
      writeFileSync(path, text);
      printLine(`written: ${path}`);
    }
    return 0;
  },
};
