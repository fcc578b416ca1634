#!/usr/bin/env node
// Runs on whatever Node the machine has (20 or newer) and hands over to the pinned one, which runs TypeScript as it is.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const pinned = join(here, '../../../node_modules/.bin/node');

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  process.exit(1);
}
if (!existsSync(pinned)) {
  console.error('The dependencies are not installed: run "npm ci" in the repository first.');
  process.exit(1);
}

const child = spawn(pinned, [join(here, '../cli/run.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// The child ends itself; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`The pinned Node does not start: ${error.message}. Run "npm ci" again.`);
  process.exit(1);
});
child.on('exit', (code, signal) =>
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)),
);
