import { spawn } from 'node:child_process';
import { ROOT } from '../remote-kit/workspace.ts';
import type { Gate } from './gates.ts';

/** Outcome of a gate. `output` is buffered, so that parallel gates do not interleave. */
export interface GateResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Runs one gate in its own process. A gate that cannot start or is killed fails. */
export const runGate = ({ name, script }: Gate, root = ROOT): Promise<GateResult> =>
  new Promise((resolve) => {
    const started = performance.now();
    let output = '';
    const end = (passed: boolean) =>
      resolve({ name, passed, seconds: (performance.now() - started) / 1000, output });
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
