import { basename, join } from 'node:path';
import { isBuilt } from '../../build/build-package.ts';
import { checkTypes, pageCodeOf } from '../../type-check/check-types.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import { readBuiltRelease } from './built-release.ts';

/** A package's sources, beside its build. */
export interface Sources {
  /** Whether they are still those of the build. */
  areCurrent: () => boolean;
  /** Their type errors as text; empty without any. */
  typeErrors: () => Promise<string>;
}

const sourcesOf = (folder: string): Sources => ({
  areCurrent: () => isBuilt(folder),
  typeErrors: () => checkTypes(pageCodeOf(folder)),
});

/**
 * Refuses a build whose sources have type errors. `npm run build` has checked them. The builds of `npm start` and
 * `npm test` have not, so they are checked now, if the sources are still the same.
 *
 * @param folder of the package: `mf-catalog`
 */
export const requireTypes = async (
  folder: string,
  { areCurrent, typeErrors }: Sources = sourcesOf(folder),
): Promise<ReleaseResult<void>> => {
  const built = await readBuiltRelease(join(folder, 'dist'));
  if (!built.ok) return built;
  if (built.value.types) return done(undefined);
  const name = basename(folder);
  if (!areCurrent())
    return refuse(
      'TYPES',
      `The types of ${name}/dist were not checked, and its sources have changed since: run npm run build in ${name}.`,
    );
  const errors = await typeErrors();
  return errors ? refuse('TYPES', `${name} has type errors.`, errors.split('\n')) : done(undefined);
};
