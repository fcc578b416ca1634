/**
 * Whether an `If-None-Match` header names this entity tag. The comparison is the weak one, as RFC 9110 §13.1.2
 * asks for: a proxy that compressed the answer may have weakened the tag.
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((it) => it.trim())
    .some((it) => it === '*' || it.replace(/^W\//, '') === etag);
