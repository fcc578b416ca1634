import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@shop/contracts/remote/release-manifest';

/** A release without where its files are kept and when they were built. */
const contentOf = ({ metadata, extras }: Release): unknown => {
  const { node, gitSha: _gitSha, builtAt: _builtAt, ...rest } = extras;
  return { metadata, ...rest, node: { entry: node.entry, files: node.files } };
};

/**
 * Whether two releases are the same artifact, perhaps kept at another address or built at another time.
 * A version stands for one content for ever.
 */
export const sameContent = (one: Release, other: Release): boolean =>
  isDeepStrictEqual(contentOf(one), contentOf(other));

/** Whether two releases of the same content are kept at the same address. */
export const sameLocation = (one: Release, other: Release): boolean =>
  one.url === other.url &&
  one.fallbackUrl === other.fallbackUrl &&
  one.extras.node.url === other.extras.node.url;
