import { type Decision, decidePublication } from './decide-publication.ts';
import { describeRelease } from './describe-release.ts';
import { listReleases } from './list-releases.ts';
import { prepareArtifact } from './prepare-artifact.ts';
import { promote } from './promote.ts';
import type { PublishOptions } from './publish.ts';
import { readHistory } from './read-history.ts';
import { register } from './register.ts';
import { relocateReleases } from './relocate-releases.ts';
import { type ReleaseResult, done } from './release-result.ts';
import { type Timings, startStopwatch } from './stopwatch.ts';

export interface StartPublication {
  name: string;
  version: string;
  decision: Decision;
  timings: Timings;
}

/**
 * What the shop does with each build when it starts: puts it live when its content is new, leaves alone what
 * someone rolled back or gave part of the traffic, and sees that older releases are found at today's address.
 */
export const publishIfChanged = async (
  options: Omit<PublishOptions, 'canary'>,
): Promise<ReleaseResult<StartPublication>> => {
  const { baseUrl, fallbackBaseUrl, storeApi, author } = options;
  const { stopwatch, timings } = startStopwatch();
  const stored = await prepareArtifact(options, stopwatch);
  if (!stored.ok) return stored;
  const { name, version } = stored.value;

  const listed = await stopwatch('read', () => listReleases(storeApi, name));
  if (!listed.ok) return listed;
  const history = await readHistory(storeApi, name);
  if (!history.ok) return history;
  const moved = await stopwatch('relocate', () => relocateReleases(options, name, listed.value));
  if (!moved.ok) return moved;

  const known = listed.value.find((it) => it.release.metadata.version === version);
  const decision = decidePublication(version, known?.deployment, history.value);
  if (decision.publish) {
    const release = describeRelease(stored.value, baseUrl, fallbackBaseUrl);
    const registered = await stopwatch('register', () => register(storeApi, name, release, author));
    if (!registered.ok) return registered;
    const live = await stopwatch('promote', () => promote(storeApi, name, version, author));
    if (!live.ok) return live;
  }
  return done({ name, version, decision, timings });
};
