import type { RemoteName } from '@shop/contracts/remote';
import {
  HEALTH_REPORTS_PATH,
  type HealthReport,
  type SignedSet,
} from '@shop/contracts/remote/health-report';

/** Pause between two batches, in ms. */
const BATCH_INTERVAL = 1000;

/** Timeout of one batch, in ms. */
const TIMEOUT = 1000;

/** Failures of one report; further ones of the same second are dropped. */
const LIMIT = 20;

export interface RenderFailures {
  /** Reports a page that could not be rendered because of a remote's release. */
  add: (set: SignedSet, remote: RemoteName) => void;
  /** Drops what is not sent yet. */
  close: () => void;
}

/**
 * Sends failures of render workers to store-api, one batch per release set and second. They are dropped if store-api is
 * down: rendering never waits for it.
 *
 * @param endpoint origin of store-api
 */
export const reportRenderFailures = (endpoint: string): RenderFailures => {
  const batches = new Map<string, { set: SignedSet; remotes: RemoteName[] }>();
  let timer: NodeJS.Timeout | undefined;

  const send = async (report: HealthReport): Promise<void> => {
    await fetch(`${endpoint}${HEALTH_REPORTS_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => undefined);
  };

  const sendAll = (): void => {
    timer = undefined;
    for (const { set, remotes } of batches.values())
      void send({
        set,
        from: 'shell',
        used: [...new Set(remotes)],
        isView: false,
        // Each is a page of its own.
        failures: remotes.map((remote) => ({ remote, kind: 'render', isFirst: true })),
      });
    batches.clear();
  };

  return {
    add: (set, remote) => {
      const batch = batches.get(set.id) ?? { set, remotes: [] };
      batches.set(set.id, batch);
      if (batch.remotes.length < LIMIT) batch.remotes.push(remote);
      timer ??= setTimeout(sendAll, BATCH_INTERVAL).unref();
    },
    close: () => clearTimeout(timer),
  };
};
