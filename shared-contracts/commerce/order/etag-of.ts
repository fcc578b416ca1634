import type { Order as PlatformOrder } from '@commercelayer/sdk';

/** `metadata.etag`, by which the back office says that it has recalculated the order (T10). */
export const etagOf = ({ metadata }: Pick<PlatformOrder, 'metadata'>): string | null => {
  const etag: unknown = metadata?.etag;
  return typeof etag === 'string' ? etag : null;
};
