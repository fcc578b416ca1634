import { z } from 'zod';
import { releaseVersionSchema, remoteNameSchema } from './release-manifest.ts';

/*
 * What browsers and shells tell store-api about the health of the live releases. For servers and tools only: browsers
 * get the types (`import type`), never zod. A report identifies no visitor: it has neither an id nor an address of a page.
 */

/** Path of store-api that takes health reports. */
export const HEALTH_REPORTS_PATH = '/health-reports';

/** Longest accepted report, in bytes. */
export const HEALTH_REPORT_LIMIT = 4096;

/** How long after its issue a signed release set is accepted, in hours: open pages and edge caches outlive a release. */
export const SIGNED_SET_HOURS = 72;

/** What went wrong, from the first thing that can fail to the last. */
export const FAILURE_KINDS = [
  /** The container's script could not be loaded, from its own host and from the fallback. */
  'container',
  /** The container or the remote's module threw while it was evaluated or registered. */
  'module',
  /** A chunk of the remote is gone or was refused. */
  'chunk',
  /** A render worker could not render the page. */
  'render',
  /** React recovered from a hydration mismatch. */
  'hydration',
  /** A region showed its fallback because its component threw. */
  'region',
  /** An error that nothing caught. */
  'error',
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

const milliseconds = z.number().min(0).max(120_000);

/** The release set of a document, signed by the shell's server, so that a report cannot name another release. */
export const signedSetSchema = z.strictObject({
  id: z.string().min(1).max(40),
  /** Remote → version. */
  releases: z.record(remoteNameSchema, releaseVersionSchema),
  /** Hours since the epoch at which the document was rendered. */
  issued: z.int().min(0),
  /** HMAC-SHA256 of {@link signedText}, base64url. */
  signature: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

export const healthReportSchema = z.strictObject({
  set: signedSetSchema,
  /** Which program reports. */
  from: z.enum(['browser', 'shell']),
  /** Remotes that the page used. Each must be in the set. */
  used: z.array(remoteNameSchema).max(20),
  /** Whether it counts as a page view. A page's first report does, later ones of the same page do not. */
  isView: z.boolean(),
  /**
   * Failures since the page's last report. `isFirst` marks the first failure of its remote on this page: the number of
   * failed views counts those only.
   */
  failures: z
    .array(
      z.strictObject({
        remote: remoteNameSchema,
        kind: z.enum(FAILURE_KINDS),
        isFirst: z.boolean(),
      }),
    )
    .max(20),
  /** Web Vitals of the page, in ms; `cls` has no unit. Sent once, with the page's last report. */
  vitals: z
    .strictObject({
      lcp: milliseconds.optional(),
      inp: milliseconds.optional(),
      cls: z.number().min(0).max(100).optional(),
    })
    .optional(),
  /** The page that `vitals` are of: a route of a remote in `used`, and the market. Sent with them. */
  page: z
    .strictObject({
      remote: remoteNameSchema,
      route: z.string().min(1).max(50),
      market: z.string().min(1).max(20),
    })
    .optional(),
  /** Whether the page completed a purchase. */
  isPurchase: z.boolean().optional(),
});

export type SignedSet = z.infer<typeof signedSetSchema>;
export type HealthReport = z.infer<typeof healthReportSchema>;

/** The text of a release set that is signed: equal sets have equal texts, whatever the order of their remotes. */
export const signedText = ({ id, releases, issued }: Omit<SignedSet, 'signature'>): string =>
  JSON.stringify([id, issued, Object.entries(releases).sort(([a], [b]) => (a < b ? -1 : 1))]);
