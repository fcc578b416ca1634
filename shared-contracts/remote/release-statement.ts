import { z } from 'zod';
import { fragmentRef, integritySchema } from './release-manifest.ts';

/*
 * What a build states about a release, in the form of an in-toto statement inside a DSSE envelope. For servers and
 * tools only; signing and verifying are in `@shop/server-kit/signing`.
 */

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a sha256 in hexadecimal');

/** Origin of a build. No part of its version: equal content may come from different commits. */
export const provenanceSchema = z.strictObject({
  /** Commit of the sources, `unknown` outside a repository. */
  commit: z.string().min(1).max(64),
  /** Whether files that the build read differ from the commit. */
  dirty: z.boolean(),
  /** Hash of all files that the build read. */
  inputs: sha256,
  /** Hash of `package-lock.json`. */
  lockHash: sha256,
  builder: z.strictObject({ name: z.string().min(1).max(100), node: z.string().min(1).max(40) }),
  builtAt: z.iso.datetime({ offset: true }).optional(),
});

/** What a release shows of other teams, and where it comes from; null for artifacts older than the field. */
const predicateSchema = z.strictObject({
  provenance: provenanceSchema.nullable(),
  /** Integrity of the release's `sbom.cdx.json`. */
  sbom: integritySchema.nullable(),
  /** Fragments of other teams that its code shows. */
  uses: z.array(fragmentRef).max(200),
});

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = 'https://fonte-vigna.example/release/v1';
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

export const releaseStatementSchema = z.strictObject({
  _type: z.literal(STATEMENT_TYPE),
  /** The release: `catalog@0.1.0-1f0c2a9e`, and the digest of its entry in the manifest. */
  subject: z.tuple([z.strictObject({ name: z.string(), digest: z.strictObject({ sha256 }) })]),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: predicateSchema,
});

/** A statement with its signatures; without any it is a mere claim. */
export const releaseEnvelopeSchema = z.strictObject({
  payloadType: z.literal(PAYLOAD_TYPE),
  /** The statement as JSON, base64. */
  payload: z.base64().max(40_000),
  signatures: z
    .array(z.strictObject({ keyid: z.string().max(64), sig: z.base64().max(200) }))
    .max(5),
});

export type Provenance = z.infer<typeof provenanceSchema>;
export type ReleasePredicate = z.infer<typeof predicateSchema>;
export type ReleaseStatement = z.infer<typeof releaseStatementSchema>;
export type ReleaseEnvelope = z.infer<typeof releaseEnvelopeSchema>;
