/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace } from '../../test/development/copy-workspace.ts';
import { remoteSteps } from './steps.ts';
import { inLanes } from '../../launcher/in-lanes.ts';
import { freePortOffset, REMOTES } from '../../remote-kit/remotes.ts';

/** The steps that need seconds; lint and the second check of types are left to `npm run verify -- mf-…`. */
const STEPS = [
  ...['unit tests', 'types in a browser', 'build and size budgets'],
  ...['structure', 'format', 'messages', 'texts', 'file lengths'],
];

// A build, a type check and two dozen tests, on a machine that may be busy.
jest.setTimeout(300_000);

let root: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

const node = (...args: readonly string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, CI: '' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });

beforeAll(async () => {
  root = join(mkdtempSync(join(tmpdir(), 'created-remote-')), 'shop');
  copyWorkspace(root);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
  await node('tooling/remote-kit/create-remote/create-remote.ts', 'mf-trial', '--title', 'A trial');
});
afterAll(() => rmSync(join(root, '..'), { recursive: true, force: true }));

describe('a created remote', () => {
  it('is one new folder: no other file changes', () => {
    expect(git('status', '--porcelain')).toBe('?? mf-trial/\n');
  });

  it('has a port of its own and is known to every command', async () => {
    const script = `
      const { REMOTES, PACKAGES } = await import('./tooling/remote-kit/remotes.ts');
      const { portsFrom } = await import('./tooling/remote-kit/ports.ts');
      const { developedPackages } = await import('./tooling/launcher/development/packages.ts');
      const { parseCommand } = await import('./tooling/remote-kit/release/cli/parse-command.ts');
      console.log(JSON.stringify([
        PACKAGES.includes('mf-trial'), portsFrom(3000).remotes.trial,
        developedPackages(['mf-trial']).ok, parseCommand(['mf-trial', '--canary', '10']).ok,
      ]));`;
    const { output } = await node('--input-type=module', '-e', script);
    expect(JSON.parse(output)).toEqual([true, 3000 + freePortOffset(REMOTES), true, true]);
  });

  it('cannot be created twice', async () => {
    const { code, output } = await node(
      'tooling/remote-kit/create-remote/create-remote.ts',
      'mf-trial',
    );
    expect([code, output]).toEqual([1, expect.stringContaining('The folder mf-trial exists')]);
  });

  it('passes its tests, builds within its budgets and passes the gates', async () => {
    const steps = remoteSteps('mf-trial').filter(({ name }) => STEPS.includes(name));
    expect(steps).toHaveLength(STEPS.length);
    const failed: string[] = [];
    await inLanes(2, steps, async ({ name, script }) => {
      const { code, output } = await node(...script);
      if (code !== 0) failed.push(`${name}:\n${output}`);
    });
    expect(failed).toEqual([]);
  });
});
