import { fail, missingCode, ok, type CommerceError, type Result } from '@shop/contracts/commerce';
import { waitForNetwork } from '../outbox/wait-for-network.ts';
import { loadCommands } from './load-commands.ts';

type Commands = Awaited<ReturnType<typeof loadCommands>>;

/**
 * The code that sends a change which is already shown. Without a network the change waits, as it does for calls. The
 * same on a page whose code a release has replaced: the outbox is stored for the reload that the shell offers, and
 * loading is repeated, because the files of earlier releases usually remain. Any other failure refuses the change, so
 * that the shopper can try again and later changes do not wait.
 */
export const awaitCommands = async (): Promise<Result<Commands, CommerceError>> => {
  for (let failures = 1; ; failures += 1) {
    const commands = await loadCommands().catch(missingCode);
    if (typeof commands !== 'string') return ok(commands);
    if (commands === 'CONNECTION' && navigator.onLine)
      return fail({ code: commands, status: 0, detail: 'code', fields: [] });
    await waitForNetwork(failures);
  }
};
