import { fail, missingCode, ok, type CommerceError, type Result } from '@shop/contracts/commerce';
import { loadCommands } from './load-commands.ts';

type Commands = Awaited<ReturnType<typeof loadCommands>>;

/**
 * The code that sends a change which shows already. Without a network the change waits, as it does for calls. On a page
 * whose code a release replaced it waits for the reload that the shell offers: the outbox is stored. Any other failure
 * is a refusal, so the shopper can try again and later changes do not wait.
 */
export const awaitCommands = async (): Promise<Result<Commands, CommerceError>> => {
  for (;;) {
    const commands = await loadCommands().catch(missingCode);
    if (typeof commands !== 'string') return ok(commands);
    if (commands === 'CONNECTION' && navigator.onLine)
      return fail({ code: commands, status: 0, detail: 'code', fields: [] });
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  }
};
