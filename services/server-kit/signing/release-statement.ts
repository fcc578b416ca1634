import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Release } from '@shop/contracts/remote/release-manifest';
import {
  PAYLOAD_TYPE,
  PREDICATE_TYPE,
  type ReleaseEnvelope,
  type ReleasePredicate,
  type ReleaseStatement,
  releaseStatementSchema,
  STATEMENT_TYPE,
} from '@shop/contracts/remote/release-statement';

/** JSON with sorted keys, equal for equal values (RFC 8785 for values that come from JSON). */
const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, it]) => it !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, it]) => `${JSON.stringify(key)}:${canonicalJson(it)}`);
  return `{${entries.join()}}`;
};

/**
 * Digest of a release's entry in the manifest: its files, routes and addresses. Commit and build time are left out,
 * because the first registration of a content keeps its own.
 *
 * @param remote name in the manifest: a release of one remote is not one of another
 * @returns sha256, hexadecimal
 */
const releaseDigest = (remote: string, { extras, ...release }: Release): string => {
  const { gitSha: _gitSha, builtAt: _builtAt, ...content } = extras;
  return createHash('sha256')
    .update(canonicalJson({ remote, ...release, extras: content }))
    .digest('hex');
};

const subjectOf = (remote: string, release: Release): ReleaseStatement['subject'] => [
  {
    name: `${remote}@${release.metadata.version}`,
    digest: { sha256: releaseDigest(remote, release) },
  },
];

/** The bytes that a DSSE signature covers: type and payload, each with its length. */
const signedBytes = (payload: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `),
    payload,
  ]);

/** Id of a key: the beginning of the sha256 of its public half. */
export const keyId = (key: KeyObject): string => {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  const der = half.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
};

/**
 * Creates the statement of a release: its digest and its origin.
 *
 * @param key the team's Ed25519 private key; unsigned if undefined
 */
export const stateRelease = (
  remote: string,
  release: Release,
  predicate: ReleasePredicate,
  key?: KeyObject,
): ReleaseEnvelope => {
  const statement: ReleaseStatement = {
    _type: STATEMENT_TYPE,
    subject: subjectOf(remote, release),
    predicateType: PREDICATE_TYPE,
    predicate,
  };
  const payload = Buffer.from(JSON.stringify(statement));
  const signatures = key
    ? [{ keyid: keyId(key), sig: sign(null, signedBytes(payload), key).toString('base64') }]
    : [];
  return { payloadType: PAYLOAD_TYPE, payload: payload.toString('base64'), signatures };
};

/** Reads an envelope's statement without checking signatures; undefined if malformed. */
export const readStatement = ({ payload }: ReleaseEnvelope): ReleaseStatement | undefined => {
  try {
    const content: unknown = JSON.parse(Buffer.from(payload, 'base64').toString());
    return releaseStatementSchema.safeParse(content).data;
  } catch {
    return undefined;
  }
};

/** Whether the statement is about this release, unchanged. */
export const describesRelease = (
  statement: ReleaseStatement,
  remote: string,
  release: Release,
): boolean => {
  const [stated] = statement.subject;
  const [expected] = subjectOf(remote, release);
  return stated.name === expected.name && stated.digest.sha256 === expected.digest.sha256;
};

/** The id of the first of the keys that signed the envelope; undefined if none did. */
export const signerOf = (
  { payload, signatures }: ReleaseEnvelope,
  keys: readonly KeyObject[],
): string | undefined => {
  const bytes = signedBytes(Buffer.from(payload, 'base64'));
  const signed = (key: KeyObject): boolean =>
    signatures.some(({ sig }) => verify(null, bytes, key, Buffer.from(sig, 'base64')));
  const signer = keys.find(signed);
  return signer && keyId(signer);
};
