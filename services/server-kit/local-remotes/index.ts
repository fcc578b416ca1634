import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { localRemotesSchema, type LocalRemotes } from '@shop/contracts/remote/developed-remotes';

/** Longest text in characters: a cookie may have 4,096 bytes with its name and attributes. */
export const LOCAL_REMOTES_LIMIT = 3500;

/** Maximum size of the decompressed JSON in bytes: it bounds the memory that a crafted text can take. */
const JSON_LIMIT = 65_536;

/**
 * Local remotes as text for a link or a cookie. Compressed: the route tables of four remotes have 4 kB as JSON and
 * 1.2 kB as text.
 *
 * @throws if they are invalid, or the text is longer than {@link LOCAL_REMOTES_LIMIT}
 */
export const encodeLocalRemotes = (local: LocalRemotes): string => {
  const json = JSON.stringify(localRemotesSchema.parse(local));
  const text = deflateRawSync(json, { level: 9 }).toString('base64url');
  if (text.length > LOCAL_REMOTES_LIMIT || Buffer.byteLength(json) > JSON_LIMIT)
    throw new Error(
      `The routes and slots of ${Object.keys(local.remotes).join(', ')} are too long for a cookie ` +
        `(${text.length} of ${LOCAL_REMOTES_LIMIT} characters): develop fewer remotes at a time.`,
    );
  return text;
};

const parseJson = (text: string): unknown => {
  const bytes = Buffer.from(text, 'base64url');
  return JSON.parse(inflateRawSync(bytes, { maxOutputLength: JSON_LIMIT }).toString('utf8'));
};

/** The local remotes of a text by anyone. Null unless it is well-formed, valid and within the limits. */
export const decodeLocalRemotes = (text: unknown): LocalRemotes | null => {
  if (typeof text !== 'string' || text.length > LOCAL_REMOTES_LIMIT || !/^[\w-]+$/.test(text))
    return null;
  try {
    const parsed = localRemotesSchema.safeParse(parseJson(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
