import { loadSdk } from '@shop/contracts/commerce';
import type { Session } from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';
import { loadWatch } from '../../order/load-watch.ts';
import { loadCommands } from '../../commands/load-commands.ts';

type Token = Pick<Session, 'token'>;

/** What a visitor does who is there: a page that was only opened shows none of it. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/** Marks the buttons by which something can be added. */
const BUTTONS = '[data-adds-to-cart]';

/** Fetches what an addition needs before it is asked for. A failure shows when it is. */
const prepareAdding = (session: Token): void =>
  void Promise.allSettled([loadCommands(), loadSdk(), loadWatch(), session.token()]);

/**
 * Does so on a page with a button for it, at a sign of the visitor's, once the page is idle: whoever looks at an item
 * and moves has it all at hand by the time of the tap, and nobody downloads it for having opened a page. Returns the
 * end of it.
 *
 * @param loadMore - what else is needed there
 */
export const prepareWhenUsed = (session: Token, loadMore: () => Promise<unknown>): (() => void) => {
  const heard = () => {
    if (!document.querySelector(BUTTONS)) return;
    end();
    onIdle(() => {
      loadMore().catch(() => undefined);
      prepareAdding(session);
    });
  };
  const end = () => SIGNS.forEach((sign) => removeEventListener(sign, heard, true));
  SIGNS.forEach((sign) => addEventListener(sign, heard, true));
  return end;
};
