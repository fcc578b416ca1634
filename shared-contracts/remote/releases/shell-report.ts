import { z } from 'zod';

/** Reasons a report may hold, and their length; a shell cuts off the rest. */
export const REPORT_LIMITS = { problems: 20, length: 500 } as const;

const versions = z.record(z.string().max(40), z.string().max(100));

/**
 * What a shell applied of the release manifest. Sent after each poll (`PUT /releases/shells/:id` of store-api), so
 * that a release command knows which shells have taken a release, and why another one has not.
 */
export const shellReportSchema = z.strictObject({
  /** Poll interval of the shell, in ms: without a report for three of them it counts as gone. */
  interval: z.int().min(1).max(3_600_000),
  /** Contract that the shell provides; absent before contract 3.0.0. */
  contract: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, 'must be a version')
    .max(20)
    .optional(),
  /** Version of the federation runtime that the shell provides; absent before contract 3.0.0. */
  runtime: z.string().max(40).optional(),
  /** Module → version that the shell shares with remotes; absent before contract 3.0.0. */
  shared: versions.optional(),
  /** Validator of the manifest read last; null before the first. */
  etag: z.string().max(200).nullable(),
  /** Remote → version of its release in the default release set. */
  releases: versions,
  /** Remote → version of its canary, if this shell shows it. */
  canaries: versions,
  /** Why releases of the manifest are not applied. */
  problems: z.array(z.string().max(REPORT_LIMITS.length)).max(REPORT_LIMITS.problems),
});

/** Id of a running shell: its host's name and a random part. */
export const shellIdSchema = z
  .string()
  .regex(/^[\w.-]{1,80}$/, 'must be an id like "web-1.3f9a0c2e"');

/** A shell that reported lately. */
export const runningShellSchema = shellReportSchema.extend({
  id: shellIdSchema,
  /** Time of its last report, ISO 8601, UTC. */
  at: z.string(),
});

export type ShellReport = z.infer<typeof shellReportSchema>;
export type RunningShell = z.infer<typeof runningShellSchema>;
