import { spawn } from 'node:child_process';

/** A command of the workspace: script and arguments for Node. */
export interface NodeCommand {
  /** Working directory. */
  cwd: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs a command to its end.
 *
 * @returns duration in ms, the start of Node included
 * @throws with its output if it fails
 */
export const runNode = ({ cwd, args, env }: NodeCommand): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(performance.now() - started);
      else reject(new Error(`node ${args.join(' ')} failed in ${cwd}:\n${output}`));
    });
  });
