import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { IS_INSTALLED, ROOT } from '../workspace.ts';
import { findConflict } from './find-conflict.ts';
import { parseRequest, USAGE } from './parse-request.ts';
import { writeRemote } from './write-remote.ts';

const PRETTIER = createRequire(import.meta.url).resolve('prettier/bin/prettier.cjs');

type Step = readonly [command: string, effect: string];

const stepsInside = (folder: string, name: string): readonly Step[] => [
  ['npm install', `adds the package to package-lock.json; nothing else outside ${folder} changes`],
  [
    `npm run dev -- ${folder}`,
    `opens the shop with it: /${name}; the port of its own page is printed`,
  ],
  [`npm run verify -- ${folder}`, 'checks it: tests, types, build, budgets, texts'],
  ['npm start', 'builds it and publishes it into a local shop'],
  [
    `npm run release -- ${folder}`,
    'publishes its build; --register, --preview <version>, --canary 10, --rollback <version>',
  ],
];

const stepsOutside = (folder: string): readonly Step[] => [
  [`cd ${folder} && git init`, 'a release names the commit of its sources'],
  ['npm install', 'the packages of the shop from your registry, or from tarballs'],
  ['npm test', 'its unit tests'],
  ['npm run build', 'checks the types, builds it, checks its budgets'],
  ['npm run host', 'serves its releases, in place of a bucket or CDN'],
  ['npm run release', 'publishes its build; the variables are in its README'],
];

const fail = (message: string): never => {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(1);
};

/**
 * `npm run create-remote -- mf-stories [--title "Our stories"]`: creates a remote with a page, a fragment, texts in five
 * languages, tests and a standalone page in a folder of its own. Changes no other file. With `--into`, and where the kit
 * is installed as a package, the folder is a repository of its own.
 */
const parsed = parseRequest(process.argv.slice(2));
if (!parsed.ok) fail(parsed.message);
else {
  const { request } = parsed;
  const folder = `mf-${request.name}`;
  const into = request.into ?? (IS_INSTALLED ? '.' : undefined);
  const root = into === undefined ? ROOT : resolve(into);
  const conflict =
    into === undefined
      ? await findConflict(root, request.name)
      : existsSync(join(root, folder)) && `The folder ${folder} exists. Choose another name.`;
  if (conflict) fail(conflict);
  const files = writeRemote(root, request, into === undefined ? 'inside' : 'outside');
  // Line breaks depend on the length of the name.
  spawnSync(process.execPath, [PRETTIER, '--write', '--log-level=warn', folder], {
    cwd: root,
    stdio: 'inherit',
  });
  const steps = into === undefined ? stepsInside(folder, request.name) : stepsOutside(folder);
  const width = Math.max(...steps.map(([command]) => command.length)) + 2;
  console.log(`${folder} is created: ${files.length} files.\n\nNext:`);
  for (const [command, effect] of steps) console.log(`  ${command.padEnd(width)}${effect}`);
  if (into === undefined) console.log('\nThe first day of a team: docs/new-remote.md');
}
