import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ROOT } from '../remote-kit/workspace.ts';
import { runSummary } from './run-summary.ts';

/*
 * `npm run steady`: consecutive whole test runs on a fresh clone of HEAD while one core is kept busy. A test that
 * passes only on retry counts as failed. `--runs 1` reduces the default of three; `--private` clones into a folder
 * that other users cannot enter, like root's home.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, private: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
};

/** Exits when its parent process is gone. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent);';

/** Keeps one core busy, to simulate load beside the tests. @returns the stop function */
const keepCoreBusy = (): (() => void) => {
  const loop = spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' });
  return () => void loop.kill('SIGKILL');
};

/** `mkdtemp` creates a folder of mode 700. */
const folder = mkdtempSync(join(tmpdir(), 'steady-'));
if (!values.private) chmodSync(folder, 0o755);
const clone = join(folder, 'clone');
if (git('status', '--porcelain') !== '') console.log('Uncommitted changes are not tested.');
git('clone', '--quiet', ROOT, clone);

/** Process id of the run, which is also its group id. */
let running: number | undefined;
const rest = keepCoreBusy();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Kills the whole group at once: an npm install would continue for minutes.
    if (running) process.kill(-running, 'SIGKILL');
    rest();
    process.exit(1);
  });
}

/** One whole run: logs each runner as it starts and writes the output to a file. @returns whether nothing failed */
const run = async (number: number): Promise<boolean> => {
  const log = join(folder, `run-${number}.log`);
  const started = Date.now();
  console.log(`\nRun ${number} of ${runs}, log: ${log}`);
  const child = spawn('npm', ['test', '--', '--strict'], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child.pid;
  const file = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('── ')) console.log(`  ${line}`);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  running = undefined;
  await new Promise<void>((resolve) => file.end(resolve));
  const summary = runSummary(readFileSync(log, 'utf8')) ?? 'ended without a sum';
  console.log(`  ${summary}, ${Math.round((Date.now() - started) / 60_000)} min`);
  return code === 0;
};

let steady = 0;
try {
  for (let number = 1; number <= runs; number += 1) if (await run(number)) steady += 1;
} finally {
  rest();
}
console.log(`\n${steady} of ${runs} runs without a failed or an unstable test.`);
if (steady === runs) rmSync(folder, { recursive: true, force: true });
process.exitCode = steady === runs ? 0 : 1;
