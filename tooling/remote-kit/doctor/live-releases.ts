import {
  releaseManifestSchema,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';
import type { Surroundings } from './check.ts';

/**
 * The release manifest of the shop, public and without a token.
 *
 * @returns null if the answer is none
 * @throws if store-api does not answer
 */
export const readManifest = async (
  { request }: Surroundings,
  storeApi: string,
): Promise<ReleaseManifest | null> => {
  const { text } = await request(`${storeApi}/releases`);
  try {
    return releaseManifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
