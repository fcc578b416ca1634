/** Escapes of one segment as {@link paths} of the contracts writes them. Throws URIError when they are broken. */
const canonicalSegment = (segment: string): string =>
  encodeURIComponent(decodeURIComponent(segment));

/**
 * A path in the one spelling the shop links to: `/%70roduct/a&b` → `/product/a%26b`. Every other spelling would be another
 * key of the page cache, and evict real pages.
 *
 * @returns null when its escapes are broken
 */
export const canonicalPath = (pathname: string): string | null => {
  try {
    return pathname.split('/').map(canonicalSegment).join('/');
  } catch {
    return null;
  }
};

/**
 * A request's address that the router can decode: broken escapes of the path become text (`%E0%A4` → `%25E0%25A4`), so
 * that the visitor gets the shop's own page for what is missing.
 */
export const decodableUrl = (url: string): string => {
  const [path = '/', ...query] = url.split('?');
  if (canonicalPath(path) !== null) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
};
