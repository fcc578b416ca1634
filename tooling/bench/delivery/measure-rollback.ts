import { setTimeout } from 'node:timers/promises';
import type { RunningShop } from '../../launcher/start-shop.ts';
import { waitForShells } from '../../remote-kit/release/confirm/wait-for-shells.ts';
import { rollback } from '../../remote-kit/release/store-api/edit-releases.ts';
import { untilDocument } from './until-document.ts';

/** Looks more often than the release command does: the time is measured. */
const CLOCK = { now: () => performance.now(), pause: () => setTimeout(25) };

/**
 * Rolls a remote back while its release is live.
 *
 * @param isGone whether a document is without the release
 * @returns ms from the request until a document is without the release and every running shell has confirmed that
 */
export const measureRollback = async (
  { ports, deployToken }: RunningShop,
  remote: string,
  url: string,
  isGone: (document: string) => boolean,
): Promise<number> => {
  const storeApi = { endpoint: `http://127.0.0.1:${ports.storeApi}`, token: deployToken };
  const started = performance.now();
  const edited = await rollback(storeApi, remote, { by: 'bench' });
  if (!edited.ok) throw new Error(edited.message);
  const [, shells] = await Promise.all([
    untilDocument(url, isGone),
    waitForShells(storeApi, { name: remote, live: edited.value.live, at: edited.value.at }, CLOCK),
  ]);
  const ms = performance.now() - started;
  if (!shells.ok) throw new Error(shells.message);
  const { taken, missing } = shells.value;
  if (taken.length === 0 || missing.length > 0)
    throw new Error(`The rollback was taken by ${taken.length} shells, not by ${missing.length}`);
  return ms;
};
