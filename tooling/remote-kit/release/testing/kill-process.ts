import type * as FileSystem from 'node:fs/promises';

/** How many changes of files happen, and what the last one does. */
const state = {
  changesLeft: Infinity,
  /**
   * @param begin does the change in part
   * @returns whether the process continues with the change; otherwise it counts as killed
   */
  atLast: async (_begin: () => unknown): Promise<boolean> => true,
};

/** `node:fs/promises` of a process that can be killed; for `jest.mock`. */
export const killableFiles = (): object => {
  const real = jest.requireActual<typeof FileSystem>('node:fs/promises');
  const killable =
    <A extends unknown[], R>(change: (...args: A) => Promise<R>, begin: (...args: A) => unknown) =>
    async (...args: A): Promise<R> => {
      state.changesLeft -= 1;
      if (state.changesLeft > 0) return change(...args);
      const isLast = state.changesLeft === 0;
      if (isLast && (await state.atLast(() => begin(...args)))) return change(...args);
      // Nothing runs after a kill: neither `catch` nor `finally`.
      return new Promise<never>(() => undefined);
    };
  const removeOne = async (folder: unknown): Promise<void> => {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await real.readdir(`${folder}`, options).catch(() => []);
    const first = entries.find((it) => it.isFile());
    if (first) await real.rm(`${first.parentPath}/${first.name}`);
  };
  return {
    ...real,
    mkdir: killable(real.mkdir, () => undefined),
    rename: killable(real.rename, () => undefined),
    rm: killable(real.rm, removeOne),
    writeFile: killable(real.writeFile, (file) => real.writeFile(`${file}`, '')),
  };
};

/**
 * Kills the process at a change of files.
 *
 * @param meanwhile what another process does just before
 * @returns whether there was such a change
 */
export const killedAt = async (
  change: number,
  run: () => Promise<unknown>,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<boolean> => {
  const killed = new Promise<true>((resolve) => {
    state.atLast = async (begin) => {
      state.changesLeft = Infinity;
      await meanwhile();
      await begin();
      resolve(true);
      return false;
    };
  });
  state.changesLeft = change;
  const isKilled = await Promise.race([run().then(() => false), killed]);
  state.changesLeft = Infinity;
  return isKilled;
};

/** Runs an operation, with another one just before a change of files. @returns whether there was such a change */
export const interruptedAt = async (
  change: number,
  run: () => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
): Promise<boolean> => {
  let isInterrupted = false;
  state.atLast = async () => {
    isInterrupted = true;
    state.changesLeft = Infinity;
    await meanwhile();
    return true;
  };
  state.changesLeft = change;
  await run();
  state.changesLeft = Infinity;
  return isInterrupted;
};
