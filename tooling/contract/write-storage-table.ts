import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../remote-kit/workspace.ts';
import { aroundTable, storageCells } from './storage-table.ts';

/** `node tooling/contract/write-storage-table.ts` writes the table of browser storage into `docs/contracts.md`. */
const file = join(ROOT, 'docs/contracts.md');
const [before, , after] = aroundTable(readFileSync(file, 'utf8'));
const [head = [], ...rows] = storageCells();
const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
const page = [before, '', ...lines, '', after].join('\n');
writeFileSync(file, await format(page, { parser: 'markdown', printWidth: 100 }));
