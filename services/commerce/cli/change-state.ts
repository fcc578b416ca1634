import type { Config } from '../config/config.ts';
import type { Store } from '../engine/store/store.ts';
import { ensureFirstOrganization } from '../domains/organization/ensure-organization.ts';
import type { Outcome } from '../snapshots/snapshots.ts';
import { callAdmin } from './admin-client.ts';
import type { Arguments } from './command.ts';
import { fail } from './failure.ts';
import { findPlatform } from './find-platform.ts';
import { readOptions } from './read-options.ts';
import { printLine } from './print.ts';
import { withStore } from './with-store.ts';

/**
 * Work on the whole state: asked of the platform that is running, for no one
 * else may replace the file it has open; done on the file itself when none is.
 */
export const changeState = async (
  given: Arguments,
  path: string,
  done: string,
  onFile: (store: Store, config: Config) => Outcome | Promise<Outcome>,
): Promise<number> => {
  const running = await findPlatform(given);
  if (running !== null) {
    const { ms } = (await callAdmin(running, given.env, path, { method: 'POST' })) as {
      ms: number;
    };
    printLine(`${done} in ${ms} ms (at ${running.origin})`);
    return 0;
  }
  const config = readOptions(given);
  const outcome = await withStore(config.database, (store) => {
    ensureFirstOrganization(store, config);
    return onFile(store, config);
  });
  if (!outcome.ok)
    return fail(`${outcome.problem}.`, 'Nothing was changed. Correct this and try again.');
  printLine(`${done} in ${outcome.ms} ms (in ${config.database})`);
  return 0;
};
