import { z } from 'zod';
import type { FragmentRef } from './fragments.ts';
import { RELEASE_LIMITS } from './releases/release-limits.ts';
import type { SlotName } from './slots/slot-props.ts';

/*
 * The release manifest in the form of AWS's frontend-discovery schema. For servers and tools only: browsers get
 * the types (`import type`), never zod.
 */

export { contractMisfit } from './releases/contract-misfit.ts';
export { CONTRACT_VERSION, contractFits } from './contract-version.ts';
export {
  COHORTS,
  firstFree,
  freeRanges,
  hasCohort,
  isFree,
  layOutCohorts,
  type CohortRange,
} from './releases/cohort-ranges.ts';
export {
  REPORT_LIMITS,
  runningShellSchema,
  shellIdSchema,
  shellReportSchema,
  type RunningShell,
  type ShellReport,
} from './releases/shell-report.ts';
export { RELEASE_LIMITS } from './releases/release-limits.ts';
export { routeConflicts } from './releases/route-conflicts.ts';
export { SHELL_FRAGMENTS } from './releases/shell-fragments.ts';
export { unfitModules } from './releases/unfit-modules.ts';

/** The schema the manifest follows; `extras` is the place it leaves for data of one's own. */
export const MANIFEST_SCHEMA_URL =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message);

/** Name of a remote in the manifest and in artifact addresses: `catalog`. */
export const remoteNameSchema = matching(
  /^[a-z][a-z0-9-]{0,39}$/,
  'must be a remote name like "catalog"',
);

/** Version of an artifact: package version and a hash of the content, `0.1.0-1f0c2a9e`. */
export const releaseVersionSchema = matching(
  /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]{1,60})?$/,
  'must be a version like "0.1.0-1f0c2a9e"',
);

/** Subresource-integrity value. 48 bytes are 64 base64 characters, without padding. */
export const integritySchema = matching(
  /^sha384-[A-Za-z0-9+/]{64}$/,
  'must be a sha384 integrity value',
);

/** Path inside an artifact: relative, with slashes, never climbing out. */
export const artifactPathSchema = matching(
  /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\?#:]+(?:\/[^/\\?#:]+)*$/,
  'must be a relative path inside the artifact',
);

const semver = matching(/^\d+\.\d+\.\d+(?:[-+].*)?$/, 'must be a semantic version');
const address = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' });
const directory = address.refine((it) => it.endsWith('/'), 'must end with a slash');
/** Reference to a fragment: `cart/AddToCart`. */
export const fragmentRef = z.custom<FragmentRef>(
  (it) => typeof it === 'string' && /^[a-z][a-z0-9-]*\/[A-Z][A-Za-z0-9]*$/.test(it),
  'must name a fragment like "cart/AddToCart"',
);

/** Most slot fills of a release. */
const MOST_SLOT_FILLS = 8;

const slotName = z.custom<SlotName>(
  (it) => typeof it === 'string' && /^[a-z][a-z0-9-]{0,39}:[a-z][a-z0-9-]{0,39}$/.test(it),
  'must be a slot like "product:below-facts"',
);

/** A fragment of the release in a slot of any page: {@link SlotFill} with the remote's name. */
export const slotFillSchema = z.strictObject({
  slot: slotName,
  fragment: fragmentRef,
  order: z.int().min(0).max(1000),
});

/** A screen of a remote as data; the same form as `RemoteRoute`. */
export const remoteRouteSchema = z.strictObject({
  id: z.string().min(1),
  path: z.string().refine((it) => !it.startsWith('/'), 'must not begin with a slash'),
  rendering: z.enum(['server', 'private', 'client']),
  fragments: z.array(fragmentRef).readonly().optional(),
  slots: z.array(slotName).readonly().optional(),
  showsOrder: z.boolean().optional(),
  sitemap: z.union([z.array(z.string()).readonly(), z.enum(['sku', 'bundle'])]).optional(),
});

/** Files of one chunk, relative to the directory of the release's `url`. */
export const chunkAssetsSchema = z.strictObject({
  js: z.array(artifactPathSchema),
  css: z.array(artifactPathSchema),
});

/** Our own data about a release, in the schema's `extras`. */
export const releaseExtrasSchema = z.strictObject({
  /** Version of shared-contracts the remote was built with. */
  contract: semver,
  routes: z.array(remoteRouteSchema),
  /** Chunk name (`page-product`, `fragment-AddToCart`) → its files, for preloads and stylesheets. */
  assets: z.record(z.string().min(1), chunkAssetsSchema),
  /** Fragments of the release in slots of other pages. Shells that do not know the field refuse the manifest. */
  slots: z.array(slotFillSchema).max(MOST_SLOT_FILLS).readonly().optional(),
  /**
   * Frame → its document, relative to the directory of `url`: a page may embed it, so documents of the shop admit frames
   * of the release's hosts.
   */
  frames: z.record(z.string().min(1), artifactPathSchema).optional(),
  /** Web file, relative to the directory of `url` → integrity. */
  integrity: z.record(artifactPathSchema, integritySchema),
  node: z
    .strictObject({
      /** Directory of the node build, with a trailing slash. */
      url: directory,
      entry: artifactPathSchema,
      files: z
        .array(z.strictObject({ path: artifactPathSchema, integrity: integritySchema }))
        .max(RELEASE_LIMITS.files),
    })
    .refine((node) => node.files.some((file) => file.path === node.entry), {
      error: 'must be one of the node files',
      path: ['entry'],
    }),
  /** Shared package → version it was built with. */
  shared: z.record(z.string(), z.string()),
  /** Version of the module federation runtime. */
  runtime: semver,
  gitSha: z.string(),
  builtAt: z.iso.datetime({ offset: true }),
});

/** A release as registered: everything but its share of the traffic. */
export const releaseSchema = z.strictObject({
  /** Absolute address of the web remoteEntry. */
  url: address,
  /** Tried when `url` fails. */
  fallbackUrl: address.optional(),
  metadata: z.strictObject({ integrity: integritySchema, version: releaseVersionSchema }),
  extras: releaseExtrasSchema,
});

/** A release that is live, with its share of the traffic. */
export const liveReleaseSchema = releaseSchema.extend({
  deployment: z.strictObject({
    /** Percentage of visitors, 0–100. */
    traffic: z.int().min(0).max(100),
    /**
     * First of a canary's cohorts: it gets the visitors of `[from, from + traffic)`. Readers lay out canaries without it
     * in order of remote name, see `layOutCohorts`.
     */
    from: z.int().min(0).max(99).optional(),
    /** Whether it serves when another version fails. */
    default: z.boolean(),
  }),
});

/** The live releases of a remote; none of one that was withdrawn. */
const liveReleasesSchema = z
  .array(liveReleaseSchema)
  .refine((all) => all.length === 0 || all.filter((it) => it.deployment.default).length === 1, {
    error: 'exactly one release must be the default',
  })
  .refine(
    (all) => all.length === 0 || all.reduce((sum, it) => sum + it.deployment.traffic, 0) === 100,
    { error: 'the traffic of the releases must come to 100' },
  );

/**
 * Which version of each remote is live. A remote is withdrawn by an empty list under its name; one that is merely
 * not named keeps the release its reader last took, so that a manifest that lost its rows empties no shop.
 */
export const releaseManifestSchema = z.strictObject({
  schema: z.literal(MANIFEST_SCHEMA_URL),
  microFrontends: z.record(remoteNameSchema, liveReleasesSchema),
});

export type ReleasedFill = z.infer<typeof slotFillSchema>;
export type ChunkAssets = z.infer<typeof chunkAssetsSchema>;
export type ReleaseExtras = z.infer<typeof releaseExtrasSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type LiveRelease = z.infer<typeof liveReleaseSchema>;
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
