import type { RemoteName } from '@shop/contracts/remote';
import type { RenderRequest, RenderResult } from '../../src/render/types.ts';
import { failedRemote } from '../health/failed-remote.ts';
import type { Live } from '../releases/live-sets.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { NotRendered } from '../rendering/not-rendered.ts';
import type { SamplePages } from './sample-pages.ts';
import { TrialFailure } from './trial-failure.ts';

/**
 * Longest all pages of a trial may take, in ms; it then ends without a verdict. A page in an endless loop takes 7 s, and
 * a release command waits 10 s for the shells.
 */
const TRIAL_LIMIT = 8000;

/** Most pages of a trial. */
const MOST_PAGES = 12;

/** React's mark of a region whose component threw on the server, for the browser to render. */
const LEFT_OUT = /<!--\$!-->/g;

type Outcome = { result: RenderResult } | { error: string };

const renderIn = async ({ pool }: Live, request: RenderRequest): Promise<Outcome | null> => {
  try {
    return pool && { result: await pool.render(request) };
  } catch (error) {
    // No worker was free: no release's fault.
    return error instanceof NotRendered ? null : { error: String(error) };
  }
};

const leftOut = (result: RenderResult): number =>
  'html' in result ? (result.html.match(LEFT_OUT)?.length ?? 0) : 0;
const isServerError = (result: RenderResult): boolean => Number(result.status) >= 500;

/** How a page got worse; null if it did not. */
const regression = (now: Outcome, before: Outcome): string | null => {
  if ('error' in before || isServerError(before.result)) return null;
  if ('error' in now) return now.error;
  if (isServerError(now.result)) return `it answers ${now.result.status}`;
  const regions = leftOut(now.result) - leftOut(before.result);
  return regions > 0 ? `${regions} of its regions cannot be rendered` : null;
};

const versionIn = ({ releases }: ReleaseSet, remote: RemoteName): string | undefined =>
  releases[remote]?.metadata.version;

/**
 * Renders sample pages with a release set before it serves visitors, in its own workers, and refuses releases that
 * render one worse than the current set does. Only releases that this server has not served yet are tried: a rollback
 * is never refused. Pages whose data cannot be read now are no evidence, because the current set fails alike.
 */
export const createTrial = (samples: SamplePages) => {
  const served = new Set<string>();
  const serve = ({ releases }: ReleaseSet): void => {
    for (const [remote, { metadata }] of Object.entries(releases))
      served.add(`${remote}@${metadata.version}`);
  };
  /** @throws TrialFailure naming the release at fault */
  return async (candidate: Live, current: Live): Promise<void> => {
    serve(current.set);
    const tried = (Object.keys(candidate.set.releases) as RemoteName[]).filter(
      (it) => !served.has(`${it}@${versionIn(candidate.set, it)}`),
    );
    const [first] = tried;
    if (!first || !candidate.pool || !current.pool) return serve(candidate.set);

    const attempt = async (request: RenderRequest): Promise<TrialFailure | null> => {
      const now = await renderIn(candidate, request);
      if (!now || ('result' in now && !isServerError(now.result) && leftOut(now.result) === 0))
        return null;
      const before = await renderIn(current, request);
      const worse = before && regression(now, before);
      if (!worse) return null;
      const named = failedRemote(worse, candidate.set, request.rest);
      const remote = tried.find((it) => it === named) ?? first;
      const page = `${request.context.prefix}${request.rest}`;
      const [reason] = worse.split('\n');
      return new TrialFailure(
        remote,
        `${remote} ${versionIn(candidate.set, remote)} does not render ${page} as the live release does: ${reason}`,
      );
    };
    const isOwn = ({ rest }: RenderRequest) =>
      tried.some((it) => it === failedRemote('', candidate.set, rest));
    const pages = samples.all().toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<null[]>((done) => {
      timer = setTimeout(() => done([]), TRIAL_LIMIT);
    });
    const failures = await Promise.race([
      Promise.all(pages.slice(0, MOST_PAGES).map(attempt)),
      limit,
    ]);
    clearTimeout(timer);
    const failure = failures.find((it) => it !== null);
    if (failure) throw failure;
    serve(candidate.set);
  };
};
