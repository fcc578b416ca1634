import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@shop/contracts/remote/release-manifest';

/** A release without its URL and build time. */
const contentOf = ({ metadata, extras }: Release): unknown => {
  const { node, gitSha: _gitSha, builtAt: _builtAt, ...rest } = extras;
  return { metadata, ...rest, node: { entry: node.entry, files: node.files } };
};

/**
 * Whether two releases are the same artifact, regardless of URL and build time. A version identifies one content
 * permanently.
 */
export const sameContent = (one: Release, other: Release): boolean =>
  isDeepStrictEqual(contentOf(one), contentOf(other));

/** Whether two releases of the same content have the same URL. */
export const sameLocation = (one: Release, other: Release): boolean =>
  one.url === other.url &&
  one.fallbackUrl === other.fallbackUrl &&
  one.extras.node.url === other.extras.node.url;
