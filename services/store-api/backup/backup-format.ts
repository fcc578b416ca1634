import { z } from 'zod';

/**
 * A backup is one gzip file of JSON lines: the head, then for each table its name and columns followed by its rows, then
 * the manifest. The manifest is last because it has the checksum of all lines before it; a file that was cut off has
 * none.
 */
export const FORMAT = 'store-api-backup';
export const FORMAT_VERSION = 1;

/** First line. */
export const headSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  /** The database's time of the snapshot, ISO 8601 in UTC. */
  createdAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgresql']),
  /** Migrations of the database with the times at which they ran. */
  schema: z.array(z.tuple([z.string(), z.string()])).min(1),
});
export type BackupHead = z.infer<typeof headSchema>;

/** Line before the rows of a table. */
export const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()) });

/** Last line. */
export const manifestSchema = z.strictObject({
  /** Rows of each table. */
  rows: z.record(z.string(), z.int().nonnegative()),
  /** Of all lines before, with their line breaks. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BackupManifest = z.infer<typeof manifestSchema>;
