/**
 * Whether an `If-None-Match` header contains this entity tag. Compares weakly (RFC 9110 §13.1.2), because a proxy
 * that compressed the response may have weakened the tag.
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((it) => it.trim())
    .some((it) => it === '*' || it.replace(/^W\//, '') === etag);
