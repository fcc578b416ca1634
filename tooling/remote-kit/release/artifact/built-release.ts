import {
  artifactPathSchema,
  fragmentRef,
  integritySchema,
  releaseExtrasSchema,
  releaseVersionSchema,
  remoteNameSchema,
} from '@shop/contracts/remote/release-manifest';
import { provenanceSchema } from '@shop/contracts/remote/release-statement';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import { type ArtifactStore, LAST_FILE } from '../storage/artifact-store.ts';
import { folderStore } from '../storage/folder-store.ts';

const { contract, runtime, shared, routes, slots, assets, frames, gitSha, builtAt } =
  releaseExtrasSchema.shape;

/** `release.json` as written by the build, and as stored with the artifact's version. */
const builtReleaseSchema = z.object({
  name: remoteNameSchema,
  version: releaseVersionSchema,
  contract,
  runtime,
  shared,
  routes,
  /** Fragments in slots of other pages. */
  slots,
  /** Entry files, relative to `web/` and `node/`. */
  entry: z.object({ web: artifactPathSchema, node: artifactPathSchema }),
  /** Chunk → files, relative to `web/`. */
  assets,
  /** Frame → its document, relative to `web/`. */
  frames,
  /** Every file, relative to the folder of `release.json`. */
  integrity: z.record(artifactPathSchema, integritySchema),
  /** Whether the build has checked the types. */
  types: z.boolean().optional(),
  /** Fragments that its code shows, of any team. Artifacts stored by earlier versions lack this and the next two. */
  uses: z.array(fragmentRef).optional(),
  /** The bill of materials beside `release.json`. */
  sbom: z.object({ path: artifactPathSchema, integrity: integritySchema }).optional(),
  provenance: provenanceSchema.optional(),
  gitSha,
  builtAt,
});

export type BuiltRelease = z.infer<typeof builtReleaseSchema>;

/**
 * Reads `release.json` of a stored artifact.
 *
 * @param folder `<name>/<version>`
 */
export const readStoredRelease = async (
  store: Pick<ArtifactStore, 'read' | 'addressOf'>,
  folder: string,
): Promise<ReleaseResult<BuiltRelease>> => {
  const path = folder ? `${folder}/${LAST_FILE}` : LAST_FILE;
  const file = store.addressOf(path);
  const text = await store.read(path);
  if (!text) return refuse('NOT_BUILT', `${file} does not exist; build the remote first.`);
  let content: unknown;
  try {
    content = JSON.parse(text.toString());
  } catch (error) {
    return refuse('MALFORMED', `${file} cannot be read: ${error}`);
  }
  const parsed = builtReleaseSchema.safeParse(content);
  if (parsed.success) return done(parsed.data);
  const problems = parsed.error.issues.map((it) => `${it.path.join('.')} ${it.message}`);
  return refuse('MALFORMED', `${file} is malformed.`, problems);
};

/** Reads `release.json` of a build. */
export const readBuiltRelease = (dist: string): Promise<ReleaseResult<BuiltRelease>> =>
  readStoredRelease(folderStore(dist), '');

/**
 * Version of an artifact: the package's version and eight digits of a hash over the release's content. Same
 * content, same version, regardless of time and machine: neither provenance nor bill of materials are part of it.
 */
export const artifactVersion = (
  { version, contract, runtime, shared, routes, slots, entry, assets }: BuiltRelease,
  hashes: Readonly<Record<string, string>>,
): string => {
  const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [
    contract,
    runtime,
    sorted(shared),
    routes,
    entry,
    sorted(assets),
    sorted(hashes),
    // Releases without slots keep the version that they had before slots existed.
    ...(slots ? [slots] : []),
  ];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  return `${version}-${hash}`;
};
