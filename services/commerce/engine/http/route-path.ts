import type { FastifyRequest } from 'fastify';

/**
 * The path of a request as the router reads it: `/%5fadmin/` is `/_admin/`. What depends on a path compares this one
 * or the matched route, never the address as it was sent.
 */
export const decodedPath = ({ url }: Pick<FastifyRequest, 'url'>): string => {
  const path = url.split('?')[0] ?? '';
  try {
    // Leaves `%2F` and the like alone, as the router does.
    return decodeURI(path);
  } catch {
    // No route matches what cannot be decoded.
    return path;
  }
};

/** Whether a request goes to a path or below it, whatever the form its address has. */
export const isBelow = (request: Pick<FastifyRequest, 'url'>, path: string): boolean => {
  const requested = decodedPath(request);
  return requested === path || requested.startsWith(`${path}/`);
};
