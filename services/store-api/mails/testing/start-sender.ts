import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { childEnvironment } from '../../testing/child-environment.ts';

export interface SenderProcess {
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  kill: () => Promise<void>;
}

/**
 * Starts a process that sends an outbox.
 *
 * @param dieAt - step at which it kills itself, after passing that many mails
 */
export const startSender = (
  database: string,
  smtpUrl: string,
  dieAt?: { step: 'claimed' | 'composed' | 'taken'; after: number },
): SenderProcess => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-sender.ts')], {
    env: childEnvironment({
      DATABASE: database,
      SMTP: smtpUrl,
      ...(dieAt && { DIE_AT: dieAt.step, DIE_AFTER: `${dieAt.after}` }),
    }),
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  return {
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
