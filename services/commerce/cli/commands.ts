import type { Command } from './command.ts';

export interface CommandEntry {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Loaded on demand: listing the commands needs none of their code. */
  readonly load: () => Promise<Command>;
}

/** Every command by its name. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  start: {
    summary: 'starts the platform and seeds it',
    load: async () => (await import('./start.ts')).start,
  },
  seed: {
    summary: 'brings a catalogue in, or the changes of one that is there',
    load: async () => (await import('./seed.ts')).seed,
  },
  reset: {
    summary: 'empties the platform and seeds it again',
    load: async () => (await import('./reset.ts')).reset,
  },
  snapshot: {
    summary: 'keeps the whole state under a name',
    load: async () => (await import('./snapshot.ts')).snapshot,
  },
  restore: {
    summary: 'brings the whole state back to a snapshot, also while it runs',
    load: async () => (await import('./restore.ts')).restore,
  },
  faults: {
    summary: 'makes the running platform misbehave, to test a shop',
    load: async () => (await import('./faults.ts')).faults,
  },
  log: {
    summary: 'shows the requests of the running platform as they come',
    load: async () => (await import('./log.ts')).log,
  },
  docs: {
    summary: 'writes the generated parts of the documentation anew',
    load: async () => (await import('./docs.ts')).docs,
  },
};
