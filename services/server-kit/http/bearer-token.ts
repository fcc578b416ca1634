import type { IncomingHttpHeaders } from 'node:http';

/** The bearer token of a request, not verified; undefined without one. */
export const bearerToken = ({
  headers: { authorization = '' },
}: {
  headers: Pick<IncomingHttpHeaders, 'authorization'>;
}): string | undefined => /^Bearer (\S+)$/i.exec(authorization)?.[1];
