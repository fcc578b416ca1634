import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  CONTRACT_VERSION,
  REPORT_LIMITS,
  type ShellReport,
} from '@shop/contracts/remote/release-manifest';
import type { LiveSets } from './live-sets.ts';

/** Time store-api may take to answer, in ms. */
const TIMEOUT = 2500;

interface Options {
  endpoint: string;
  /** Token of shells at store-api; undefined: this shell reports nothing. */
  token: string | undefined;
  /** Poll interval in ms. */
  interval: number;
  /** Runtime and shared modules of the shell's build, see {@link readProvided}; of a development build unknown. */
  provided?: Pick<ShellReport, 'runtime' | 'shared'>;
  live: Pick<LiveSets, 'defaultSet' | 'canaries' | 'failures'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The poll that a report follows. */
export interface Polled {
  /** Validator of the manifest read last. */
  etag: string | null;
  /** Why releases of the manifest are not applied. */
  problems: readonly string[];
}

/** Reads which runtime and shared modules the shell's build provides to remotes. */
export const readProvided = (dist: string): Options['provided'] => {
  const file = join(dist, 'provided.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Options['provided'])
    : undefined;
};

/** Host name without characters that an address would have to escape, and a random part. */
const createId = (): string =>
  `${hostname()
    .replace(/[^\w.-]/g, '')
    .slice(0, 60)}.${randomBytes(4).toString('hex')}`;

const reportOf = (
  { interval, live, provided }: Options,
  { etag, problems }: Polled,
): ShellReport => {
  const versions = Object.entries(live.defaultSet().set.releases).map(
    ([remote, { metadata }]) => [remote, metadata.version] as const,
  );
  const canaries = live
    .canaries()
    .map(({ remote, set }) => [remote, set.releases[remote]?.metadata.version ?? ''] as const);
  return {
    interval,
    contract: CONTRACT_VERSION,
    ...provided,
    etag,
    releases: Object.fromEntries(versions),
    canaries: Object.fromEntries(canaries),
    problems: [...problems, ...live.failures()]
      .slice(0, REPORT_LIMITS.problems)
      .map((it) => it.slice(0, REPORT_LIMITS.length)),
  };
};

/**
 * Confirms to store-api what this shell applied, after each poll. A release command waits for it. A failure is logged
 * once and changes nothing: the shell then counts as unknown.
 */
export const confirmReleases = (options: Options) => {
  const { endpoint, token, log } = options;
  const id = createId();
  let failure = '';
  const send = async (request: RequestInit): Promise<void> => {
    if (!token) return;
    try {
      const answer = await fetch(`${endpoint}/releases/shells/${id}`, {
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`store-api answered ${answer.status}`);
      failure = '';
    } catch (error) {
      const reason = String(error);
      if (reason !== failure) log.warn(`the applied releases cannot be confirmed: ${reason}`);
      failure = reason;
    }
  };
  return {
    report: (polled: Polled): Promise<void> =>
      send({
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(reportOf(options, polled)),
      }),
    /** Says that this shell stops, so that it does not count as crashed by a release. After the last report. */
    leave: (): Promise<void> => send({ method: 'DELETE' }),
  };
};
