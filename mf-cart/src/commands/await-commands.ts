import { fail, missingCode, ok, type CommerceError, type Result } from '@shop/contracts/commerce';
import { waitForNetwork } from '../outbox/wait-for-network.ts';
import { loadCommands } from './load-commands.ts';

type Commands = Awaited<ReturnType<typeof loadCommands>>;

/**
 * The code that sends a change which shows already. Without a network the change waits, as it does for calls. So it does
 * on a page whose code a release replaced: the outbox is stored for the reload that the shell offers, and the code is
 * tried again, because files of earlier releases mostly stay. Any other failure is a refusal, so the shopper can try again
 * and later changes do not wait.
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
