import type { EventBus } from '@shop/contracts/events';
import type { createText } from '@shop/contracts/i18n';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { pageFiles } from '../remotes/page-files.ts';
import { fileHosts, setsAddresses } from './file-hosts.ts';

/**
 * Tells the page's loader where its files are, and the shopper when some are gone because something newer is live: with
 * a way to reload, for what waits outlasts it.
 *
 * @param shown toasts on view
 * @returns takes the shop's texts when they are here; what happens before is told then
 */
export const connectFiles = (
  remotes: LiveRemotes,
  events: EventBus,
  shown: () => readonly { message: string }[],
) => {
  let isTold = false;
  let text: ReturnType<typeof createText> | undefined;
  const tell = () => {
    if (!text) return;
    isTold = false;
    const message = text('shell.replaced.text');
    if (shown().some((it) => it.message === message)) return;
    events.emit('toast', {
      message,
      autoClose: 0,
      action: { label: text('shell.replaced.reload'), run: () => window.location.reload() },
    });
  };
  const files = pageFiles();
  files.connectHosts(
    fileHosts(remotes, () => {
      isTold = true;
      tell();
    }),
  );
  if (setsAddresses(remotes)) files.checkAllScripts();
  return (known: NonNullable<typeof text>): void => {
    text = known;
    if (isTold) tell();
  };
};
