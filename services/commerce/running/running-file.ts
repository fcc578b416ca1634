import { rmSync, writeFileSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The file beside a database that says which process uses it. */
const runningFile = (database: string): string => `${database}.running.json`;

/**
 * Writes the platform's address beside its database, so that `commerce snapshot` and the like find it on any port.
 * Returns a function that removes the file. An in-memory database has none.
 */
export const announce = (database: string, origin: string): (() => void) => {
  if (database === ':memory:') return () => undefined;
  const file = runningFile(database);
  writeFileSync(file, JSON.stringify({ origin, pid: process.pid }), { mode: 0o600 });
  return () => rmSync(file, { force: true });
};

const schema = z.object({ origin: z.url(), pid: z.int() });

/** How long a busy platform may take to answer, in milliseconds. */
const responseTimeout = 3_000;

export type Running = z.infer<typeof schema>;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process is alive as well.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Whether a server still listens at `origin`: the process id may have been reused. */
const isListening = async (origin: string): Promise<boolean> => {
  try {
    await fetch(`${origin}/health`, { signal: AbortSignal.timeout(responseTimeout) });
    return true;
  } catch (error) {
    // A busy platform still has the database open.
    return (error as Error).name === 'TimeoutError';
  }
};

/** The platform that uses a database right now; null when none does. */
export const findRunning = async (database: string): Promise<Running | null> => {
  try {
    const running = schema.parse(JSON.parse(readFileSync(runningFile(database), 'utf8')));
    return isAlive(running.pid) && (await isListening(running.origin)) ? running : null;
  } catch {
    // No file, or a file of another version: nothing is known to run.
    return null;
  }
};
