// Runs on whatever Node the machine has (20 or newer): installs what is missing, then hands over to the pinned
// Node, which runs the TypeScript tools as they are.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCode } from './exit-code.mjs';
import { isInstalled } from './is-installed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const PINNED_NODE = join(MODULES, '.bin', 'node');
const COMMANDS = {
  start: 'tooling/launcher/start.ts',
  dev: 'tooling/launcher/dev.ts',
  test: 'tooling/test/run-all.ts',
  steady: 'tooling/test/steady.ts',
  soak: 'tooling/test/soak.ts',
  verify: 'tooling/checks/verify.ts',
  doctor: 'tooling/doctor/doctor.ts',
  bench: 'tooling/bench/bench.ts',
  release: 'tooling/remote-kit/release/release.ts',
  deltas: 'tooling/launcher/write-shell-deltas.ts',
  'create-remote': 'tooling/remote-kit/create-remote/create-remote.ts',
  pack: 'tooling/pack/pack.ts',
  'api-report': 'tooling/api-report/api-report.ts',
  configuration: 'tooling/configuration/configuration.ts',
  backup: 'services/store-api/backup/back-up.ts',
  restore: 'services/store-api/backup/restore.ts',
  audit: 'tooling/checks/supply/audit.ts',
  sbom: 'tooling/checks/supply/sbom.ts',
  'tamper-check': 'tooling/checks/supply/tamper-check.ts',
};

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const [command, ...args] = process.argv.slice(2);
const script = COMMANDS[command];
if (!script) fail(`Unknown command ${command}. There are: ${Object.keys(COMMANDS).join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Node ${process.versions.node} is too old to begin with: install Node 20 or newer (the shop brings its own from there).`,
  );
}

if (command === 'doctor') {
  // It changes nothing, so it does not install either.
  if (!existsSync(PINNED_NODE)) {
    const message = 'No packages are installed';
    const findings = [{ check: 'packages', level: 'error', message, next: 'npm ci' }];
    const report = JSON.stringify({ ok: false, findings }, null, 2);
    console.log(args.includes('--json') ? report : `✗ packages  ${message}\n            → npm ci`);
    process.exit(1);
  }
} else if (!existsSync(PINNED_NODE) || !isInstalled(ROOT)) {
  console.log('Installing dependencies from package-lock.json (npm ci) …');
  const started = Date.now();
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (npm.status !== 0) {
    fail(
      'npm ci failed. Check that the npm registry can be reached (npm ping), then run the same command again.',
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const child = spawn(PINNED_NODE, [join(ROOT, script), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(MODULES, '.bin')}${delimiter}${process.env.PATH}`,
    // Compiled code of the tools, for every process they start: loading webpack or TypeScript takes a third less.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, '.cache', 'node'),
  },
});
// The tool ends its own children; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(exitCode(command, code, signal)));
