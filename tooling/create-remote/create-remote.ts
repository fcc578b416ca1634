import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../launcher/paths.ts';
import { findConflict } from './find-conflict.ts';
import { parseRequest, USAGE } from './parse-request.ts';
import { writeRemote } from './write-remote.ts';

const PRETTIER = join(ROOT, 'node_modules/prettier/bin/prettier.cjs');

const fail = (message: string): never => {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(1);
};

/**
 * `npm run create-remote -- mf-stories [--title "Our stories"]`: creates a remote with a page, a fragment, texts in five
 * languages, tests and a standalone page in a folder of its own. Changes no other file.
 */
const parsed = parseRequest(process.argv.slice(2));
if (!parsed.ok) fail(parsed.message);
else {
  const { request } = parsed;
  const conflict = await findConflict(ROOT, request.name);
  if (conflict) fail(conflict);
  const folder = `mf-${request.name}`;
  const files = writeRemote(ROOT, request);
  // Line breaks depend on the length of the name.
  spawnSync(process.execPath, [PRETTIER, '--write', '--log-level=warn', folder], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const steps: readonly (readonly [string, string])[] = [
    [
      'npm install',
      `adds the package to package-lock.json; nothing else outside ${folder} changes`,
    ],
    [
      `npm run dev -- ${folder}`,
      `opens the shop with it: /${request.name}; the port of its own page is printed`,
    ],
    [`npm run verify -- ${folder}`, 'checks it: tests, types, build, budgets, texts'],
    ['npm start', 'builds it and publishes it into a local shop'],
    [`npm run release -- ${folder}`, 'publishes its build; --canary, --preview, --rollback'],
  ];
  const width = Math.max(...steps.map(([command]) => command.length)) + 2;
  console.log(`${folder} is created: ${files.length} files.\n\nNext:`);
  for (const [command, effect] of steps) console.log(`  ${command.padEnd(width)}${effect}`);
  console.log('\nThe first day of a team: docs/new-remote.md');
}
