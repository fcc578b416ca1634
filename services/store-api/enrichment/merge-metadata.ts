type Metadata = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Restores what another client wrote into an order's metadata while this service was writing its etag: the platform
 * replaces metadata as a whole, so the later write wins. Keys that changed again since keep their value.
 *
 * @param written - metadata as this service wrote it
 * @param theirs - metadata as the other client wrote it just before
 * @param current - metadata as it is now
 */
export const mergeMetadata = (written: Metadata, theirs: Metadata, current: Metadata): Metadata => {
  const keys = new Set([...Object.keys(current), ...Object.keys(theirs)]);
  const isLost = (key: string): boolean =>
    key !== 'etag' && !same(theirs[key], written[key]) && same(current[key], written[key]);
  return Object.fromEntries(
    [...keys]
      .map((key) => [key, isLost(key) ? theirs[key] : current[key]] as const)
      .filter(([, value]) => value !== undefined),
  );
};
