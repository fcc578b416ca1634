import type { RemoteName } from '@shop/contracts/remote';
import type { RenderRequest } from '../../src/render/types.ts';
import { fitsAnyRoute, fitsRoute } from '../address/route-path.ts';
import { failedRemote } from '../health/failed-remote.ts';
import type { Live } from '../releases/live-sets.ts';
import { routesOf, routeTables, type ReleaseSet } from '../releases/release-set.ts';
import { NotFinished, NotRendered } from '../rendering/not-rendered.ts';

/** Longest trial in ms; pages that are not rendered by then are no evidence. */
const LIMIT = 6000;

/** Most pages of a trial. */
const MOST_PAGES = 16;

/** Whether a busy machine or a slow service is the cause, so that it says nothing about the release. */
const isLate = (error: unknown): boolean =>
  error instanceof NotRendered ||
  error instanceof NotFinished ||
  // Of a read: a worker passes errors on as text.
  /TimeoutError|AbortError/.test(String(error));

/** Whether a page shows the remote: its own page, one with its fragments, or one with slots, which any remote may fill. */
const concerns = (remote: RemoteName, { releases }: ReleaseSet, rest: string): boolean =>
  Object.entries(routeTables(releases)).some(([name, table]) =>
    table?.routes.some(
      (route) =>
        fitsRoute(route, rest) &&
        (name === remote ||
          (route.slots ?? []).length > 0 ||
          (route.fragments ?? []).some((it) => it.startsWith(`${remote}/`))),
    ),
  );

/** Sample pages of a trial, those that show the remote first, since the limits may leave no time for all. */
const selectSamples = (
  remote: RemoteName,
  set: ReleaseSet,
  samples: readonly RenderRequest[],
): readonly RenderRequest[] => {
  const routes = routesOf(set);
  return samples
    .filter(({ rest }) => fitsAnyRoute(routes, rest))
    .toSorted(
      (a, b) => Number(concerns(remote, set, b.rest)) - Number(concerns(remote, set, a.rest)),
    )
    .slice(0, MOST_PAGES);
};

/** Result of a trial, as `GET /release-trial` answers it. */
export interface TrialResult {
  /** Number of pages that rendered as before. */
  rendered: number;
  /** Pages that throw with the release and not without it. */
  failures: readonly { path: string; reason: string }[];
}

/** What a page throws, one text per error; null if it could not be tried. */
const thrownBy = async (
  { pool }: Live,
  request: RenderRequest,
): Promise<readonly string[] | null> => {
  if (!pool) return null;
  try {
    const result = await pool.render(request);
    return 'thrown' in result ? (result.thrown ?? []) : [];
  } catch (error) {
    return isLate(error) ? null : [String(error)];
  }
};

/**
 * Renders sample pages with a release that is not live yet, in its own workers, and compares them with the current
 * release set. Only what the release itself throws counts: a region that is late, or data that cannot be read now, is no
 * evidence.
 *
 * @param remote whose release differs from the current one in `candidate`
 * @returns null if all pages were late, which proves nothing about the release nor about its workers
 */
export const tryRelease = async (
  remote: RemoteName,
  { candidate, current }: { candidate: Live; current: Live },
  samples: readonly RenderRequest[],
): Promise<TrialResult | null> => {
  const attempt = async (request: RenderRequest): Promise<TrialResult['failures'] | null> => {
    const ofRemote = async (live: Live): Promise<string[] | null> => {
      const thrown = await thrownBy(live, { ...request, tried: remote });
      return thrown?.filter((it) => failedRemote(it, live.set, request.rest) === remote) ?? null;
    };
    const now = await ofRemote(candidate);
    const [worst] = now ?? [];
    if (!now || worst === undefined) return now && [];
    const before = current.set.releases[remote] ? await ofRemote(current) : [];
    if (!before) return null;
    const [reason = ''] = worst.split('\n');
    const path = `${request.context.prefix}${request.rest}`;
    return now.length > before.length ? [{ path, reason }] : [];
  };

  const pages = selectSamples(remote, candidate.set, samples);

  const failures: TrialResult['failures'][number][] = [];
  let rendered = 0;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((over) => (timer = setTimeout(over, LIMIT)));
  const all = Promise.all(
    pages.map(async (request) => {
      const found = await attempt(request);
      if (found?.length === 0) rendered += 1;
      failures.push(...(found ?? []));
    }),
  );
  await Promise.race([all, limit]);
  clearTimeout(timer);
  const isUntried = pages.length > 0 && rendered + failures.length === 0;
  return isUntried ? null : { rendered, failures: [...failures] };
};
