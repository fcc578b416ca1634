import { OUTDATED_EVENT } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';
import type { createText } from '@shop/contracts/i18n';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { pageFiles } from '../remotes/page-files.ts';
import { fileHosts, setsAddresses } from './file-hosts.ts';

/**
 * Connects the page's file loader to the releases of the page. If a file is missing because a newer release is live,
 * a toast offers to reload.
 *
 * @param shown toasts on display
 * @param onMissing called with every file that could not be loaded
 * @returns sets the texts once they are loaded; an earlier toast is shown then
 */
export const connectFiles = (
  remotes: LiveRemotes,
  events: EventBus,
  shown: () => readonly { message: string }[],
  onMissing?: (url: string) => void,
) => {
  let isPending = false;
  let text: ReturnType<typeof createText> | undefined;
  const offerReload = () => {
    if (!text) return;
    isPending = false;
    const message = text('shell.replaced.text');
    if (shown().some((it) => it.message === message)) return;
    events.emit('toast', {
      message,
      autoClose: 0,
      action: { label: text('shell.replaced.reload'), run: () => window.location.reload() },
    });
  };
  const onReplaced = () => {
    isPending = true;
    offerReload();
  };
  const files = pageFiles();
  files.connectHosts(fileHosts(remotes, onReplaced, onMissing));
  // The hosts are silent while a page or fragment recovers; other code may be missing at the same time.
  window.addEventListener(OUTDATED_EVENT, onReplaced);
  if (setsAddresses(remotes)) files.checkAllScripts();
  return (loaded: NonNullable<typeof text>): void => {
    text = loaded;
    if (isPending) offerReload();
  };
};
