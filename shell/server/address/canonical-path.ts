/** Escapes one segment as {@link paths} of the contracts does. Throws URIError if its escapes are malformed. */
const canonicalSegment = (segment: string): string =>
  encodeURIComponent(decodeURIComponent(segment));

/**
 * The canonical spelling of a path, as the shop's links have it: `/%70roduct/a&b` → `/product/a%26b`. Every other
 * spelling would be another key of the page cache, and evict real pages.
 *
 * @returns null if its escapes are malformed
 */
export const canonicalPath = (pathname: string): string | null => {
  try {
    return pathname.split('/').map(canonicalSegment).join('/');
  } catch {
    return null;
  }
};

/**
 * A request URL that the router can decode: a path with malformed escapes is escaped again (`%E0%A4` → `%25E0%25A4`),
 * so that the visitor gets the shop's 404 page.
 */
export const decodableUrl = (url: string): string => {
  const [path = '/', ...query] = url.split('?');
  if (canonicalPath(path) !== null) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
};
