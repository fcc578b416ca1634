import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  artifactPathSchema,
  integritySchema,
  releaseExtrasSchema,
  releaseVersionSchema,
  remoteNameSchema,
} from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { errorCode } from './error-code.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';

const { contract, runtime, shared, routes, assets, frames, gitSha, builtAt } =
  releaseExtrasSchema.shape;

/** `release.json` as the build writes it, and as the artifact store keeps it with the artifact's version. */
export const builtReleaseSchema = z.object({
  name: remoteNameSchema,
  version: releaseVersionSchema,
  contract,
  runtime,
  shared,
  routes,
  /** Entry files, relative to `web/` and `node/`. */
  entry: z.object({ web: artifactPathSchema, node: artifactPathSchema }),
  /** Chunk → files, relative to `web/`. */
  assets,
  /** Frame → its document, relative to `web/`. */
  frames,
  /** Every file, relative to the folder of `release.json`. */
  integrity: z.record(artifactPathSchema, integritySchema),
  gitSha,
  builtAt,
});

export type BuiltRelease = z.infer<typeof builtReleaseSchema>;

/** Reads `release.json` of a build or of a stored artifact. */
export const readBuiltRelease = async (folder: string): Promise<ReleaseResult<BuiltRelease>> => {
  const file = join(folder, 'release.json');
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      return refuse('NOT_BUILT', `There is no ${file}; build the remote first.`);
    return refuse('MALFORMED', `${file} cannot be read: ${error}`);
  }
  const parsed = builtReleaseSchema.safeParse(content);
  if (parsed.success) return done(parsed.data);
  const problems = parsed.error.issues.map((it) => `${it.path.join('.')} ${it.message}`);
  return refuse('MALFORMED', `${file} is malformed.`, problems);
};
