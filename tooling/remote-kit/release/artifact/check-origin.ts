import { inputsHash } from '../../build/inputs-hash.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { BuiltRelease } from './built-release.ts';

export interface ExpectedOrigin {
  /** Remote to publish. */
  name: string;
  /** Folder of the package that built it, to compare its sources; unset for a build from elsewhere. */
  sources?: string | undefined;
}

/** Whether a build is the remote's own, of its current sources. */
export const checkOrigin = (
  built: BuiltRelease,
  { name, sources }: ExpectedOrigin,
): ReleaseResult<void> => {
  if (built.name !== name) {
    return refuse(
      'WRONG_NAME',
      `This is a build of ${built.name}, to be published as ${name}. Publish mf-${built.name} instead, or build mf-${name}.`,
    );
  }
  if (!built.provenance || !built.sbom) {
    return refuse(
      'NO_ORIGIN',
      `The build of ${name} states no provenance or no bill of materials. Build it again: npm run build in mf-${name}.`,
    );
  }
  if (sources !== undefined && built.provenance.inputs !== inputsHash(sources)) {
    return refuse(
      'STALE',
      `The sources of ${name} have changed since dist/ was built. Build it again: npm run build in mf-${name}.`,
    );
  }
  return done(undefined);
};
