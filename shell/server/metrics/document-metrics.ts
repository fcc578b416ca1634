import { Counter, Histogram, type Registry } from 'prom-client';
import { DURATION_BUCKETS } from '@shop/server-kit/metrics';
import { failedRemote } from '../health/failed-remote.ts';
import { ownedRoute } from '../pages/owned-route.ts';
import type { DocumentCache } from '../pages/trace-page.ts';
import type { LiveSets } from '../releases/live-sets.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { NotFinished, NotRendered } from '../rendering/not-rendered.ts';
import { createLiveLabels, type ReleaseLabels } from './live-labels.ts';

/** A document of a release set. */
export interface ServedDocument {
  set: ReleaseSet;
  /** Path below the market prefix. */
  rest: string;
  cache: DocumentCache;
}

/** Metrics of documents: by page, remote and release, never by address or visitor. */
export interface DocumentMetrics {
  /** @param seconds from the request's arrival to the end of the response */
  observe: (document: ServedDocument, status: number, seconds: number) => void;
  /** Counts a page that a worker could not render. */
  countFailure: (set: ReleaseSet, rest: string, error: unknown) => void;
  /** Counts a document that was sent for the browser to render. */
  countUnrendered: (document: Pick<ServedDocument, 'set' | 'rest'>) => void;
}

/** Label of pages without a remote, such as a 404. */
const NONE = 'none';

const labelsOf = ({ releases }: ReleaseSet, remote: string | undefined): ReleaseLabels => {
  const version = releases[remote as keyof typeof releases]?.metadata.version;
  return { remote: remote ?? NONE, release: version ?? NONE };
};

/** `not_rendered`: no worker was free. `not_finished`: too late, or its worker ended. `thrown`: the page's code threw. */
const reasonOf = (error: unknown): string => {
  if (error instanceof NotRendered) return 'not_rendered';
  return error instanceof NotFinished ? 'not_finished' : 'thrown';
};

/** Registers the metrics of documents. */
export const createDocumentMetrics = (
  registry: Registry,
  live: Pick<LiveSets, 'defaultSet' | 'canaries'>,
  now?: () => number,
): DocumentMetrics => {
  const isLive = ({ remote, release }: ReleaseLabels): boolean =>
    remote === NONE ||
    [live.defaultSet(), ...live.canaries()].some(
      ({ set }) => labelsOf(set, remote).release === release,
    );
  const series = createLiveLabels(isLive, now);
  const registers = [registry];
  const durations = new Histogram({
    name: 'document_duration_seconds',
    help: 'Time from a request’s arrival to the end of its document, by page, remote and release.',
    labelNames: ['page', 'remote', 'release', 'cache', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
    collect: series.prune,
  });
  const failures = new Counter({
    name: 'render_failures_total',
    help: 'Pages that a render worker did not render, by the remote and release that caused it.',
    labelNames: ['remote', 'release', 'reason'],
    registers,
  });
  const unrendered = new Counter({
    name: 'documents_unrendered_total',
    help: 'Documents sent without content, for the browser to render.',
    labelNames: ['remote', 'release'],
    registers,
  });
  return {
    observe: ({ set, rest, cache }, status, seconds) => {
      const page = ownedRoute(set, rest);
      const labels = {
        page: page?.route.id ?? 'missing',
        ...labelsOf(set, page?.remote),
        cache,
        status: String(status),
      };
      durations.observe(labels, seconds);
      const { remote, release } = labels;
      series.note(`${labels.page} ${remote} ${release} ${cache} ${status}`, labels, durations);
    },
    countFailure: (set, rest, error) => {
      const reason = reasonOf(error);
      // No release is to blame for a page that no worker was free for.
      const blamed = reason === 'not_rendered' ? null : failedRemote(String(error), set, rest);
      const labels = { ...labelsOf(set, blamed ?? undefined), reason };
      failures.inc(labels);
      series.note(`failure ${Object.values(labels).join(' ')}`, labels, failures);
    },
    countUnrendered: ({ set, rest }) => {
      const labels = labelsOf(set, ownedRoute(set, rest)?.remote);
      unrendered.inc(labels);
      series.note(`unrendered ${Object.values(labels).join(' ')}`, labels, unrendered);
    },
  };
};
