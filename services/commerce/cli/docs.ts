import { writeFileSync } from 'node:fs';
import type { Command } from './command.ts';
import { say } from './say.ts';
import { generatedDocuments } from '../reference/generated-documents.ts';

export const docs: Command = {
  usage: '',
  run: async () => {
    for (const { path, text } of generatedDocuments()) {
      writeFileSync(path, text);
      say(`written: ${path}`);
    }
    return 0;
  },
};
