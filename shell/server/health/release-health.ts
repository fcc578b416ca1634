import { createHmac } from 'node:crypto';
import { type SignedSet, signedText } from '@shop/contracts/remote/health-report';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { Health } from '../../src/health/health.ts';
import type { ServerConfig } from '../config.ts';
import { hasDeveloped } from '../releases/developed-remotes.ts';
import { NotRendered } from '../rendering/not-rendered.ts';
import { failedRemote } from './failed-remote.ts';
import { reportRenderFailures } from './report-render-failures.ts';

const HOUR = 3_600_000;

/**
 * A release set that store-api accepts health reports for. Stable within an hour, so that a page rendered again has the
 * same ETag.
 *
 * @param key shared with store-api
 */
export const signSet = (
  { id, releases }: Pick<ReleaseSet, 'id' | 'releases'>,
  key: string,
  now: number = Date.now(),
): SignedSet => {
  const unsigned = {
    id,
    issued: Math.floor(now / HOUR),
    releases: Object.fromEntries(
      Object.entries(releases).map(([name, { metadata }]) => [name, metadata.version]),
    ),
  };
  const signature = createHmac('sha256', key).update(signedText(unsigned)).digest('base64url');
  return { ...unsigned, signature };
};

/** Health reports of the live releases, by browsers and by this server. */
export interface ReleaseHealth {
  /** What a document of the set carries; undefined if no reports are sent. */
  of: (set: ReleaseSet, defaultSet: ReleaseSet) => Health | undefined;
  /** Reports a page that could not be rendered, unless no worker was free for it: that is no release's failure. */
  onRenderFailure: (set: ReleaseSet, rest: string, error: unknown) => void;
  close: () => void;
}

/** Without a signing key, and for remotes in development, which have no version, no health is reported. */
export const createReleaseHealth = ({
  health,
  developed,
  shop,
}: Pick<ServerConfig, 'health' | 'developed' | 'shop'>): ReleaseHealth => {
  if (!health || hasDeveloped(developed))
    return { of: () => undefined, onRenderFailure: () => undefined, close: () => undefined };
  const { key, sample } = health;
  const failures = reportRenderFailures(shop.storeApi.endpoint);
  return {
    of: (set, defaultSet) => ({
      set: signSet(set, key),
      ...(defaultSet.id !== set.id && { stable: signSet(defaultSet, key) }),
      sample,
    }),
    onRenderFailure: (set, rest, error) => {
      if (error instanceof NotRendered) return;
      const remote = failedRemote(String(error), set, rest);
      if (remote) failures.add(signSet(set, key), remote);
    },
    close: failures.close,
  };
};
