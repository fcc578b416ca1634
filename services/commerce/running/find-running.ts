import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { runningFile } from './running-file.ts';

const schema = z.object({ origin: z.url(), pid: z.int() });

/** How long a busy platform may take to answer, in milliseconds. */
const patience = 3_000;

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

/** Whether something listens there still: a process id may long be someone else's. */
const isListening = async (origin: string): Promise<boolean> => {
  try {
    await fetch(`${origin}/health`, { signal: AbortSignal.timeout(patience) });
    return true;
  } catch (error) {
    // One that is busy has the file open all the same.
    return (error as Error).name === 'TimeoutError';
  }
};

/** The platform that uses a database right now; null when none does. */
export const findRunning = async (database: string): Promise<Running | null> => {
  try {
    const running = schema.parse(JSON.parse(readFileSync(runningFile(database), 'utf8')));
    return isAlive(running.pid) && (await isListening(running.origin)) ? running : null;
  } catch {
    // No file, or one of another version: no one has left word.
    return null;
  }
};
