import { refuse, type ReleaseResult } from '../release-result.ts';
import { type ArtifactStore, StorageError } from './artifact-store.ts';
import { bucketClient } from './bucket-client.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';

/** `s3://<bucket>/<prefix>`, the prefix without slashes at its ends. */
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/+([^?#]*?))?\/*$/;

/**
 * Opens the store at a folder, or in a bucket at `s3://<bucket>/<prefix>`.
 *
 * @throws StorageError for any other address
 */
export const openStore = (
  root: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ArtifactStore => {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(root)) return folderStore(root);
  const [, bucket, prefix = ''] = BUCKET.exec(root) ?? [];
  if (bucket === undefined)
    throw new StorageError(
      `${root} is no store. Set ARTIFACT_ROOT and SOURCE_MAPS_ROOT to a folder, or to s3://<bucket>/<prefix>.`,
    );
  return bucketStore(bucketClient(bucket, environment), { bucket, prefix });
};

/** Runs a step of a release; a store that fails is a refusal. */
export const refuseWithoutStore = async <T>(
  run: () => Promise<ReleaseResult<T>>,
): Promise<ReleaseResult<T>> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StorageError) return refuse('STORAGE', error.message);
    throw error;
  }
};
