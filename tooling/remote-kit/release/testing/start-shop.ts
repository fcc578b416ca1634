import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type TestService,
  startService,
} from '../../../../services/store-api/testing/start-service.ts';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import type { ReleaseKeys } from '../../../../services/store-api/releases/releases-context.ts';
import type { PublishOptions } from '../publish/publish.ts';

/** A listening store-api, and a folder for a build and the artifact store. */
export interface TestShop {
  service: TestService;
  folder: string;
  options: PublishOptions;
  stop: () => Promise<void>;
}

/**
 * Starts a real store-api on a free port, with the options that `publish` needs.
 *
 * @param releaseKeys public keys by remote; none are registered by default
 * @param now time of store-api; its clock runs if it is null
 */
export const startShop = async (
  releaseKeys?: ReleaseKeys,
  now?: string | null,
): Promise<TestShop> => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const shell = { contract: CONTRACT_VERSION, runtime: '2.9.2', shared: { react: '19.3.1' } };
  const service = await startService({ shell, releaseKeys, ...(now !== undefined && { now }) });
  const endpoint = await service.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    service,
    folder,
    options: {
      name: 'catalog',
      dist: join(folder, 'dist'),
      artifactRoot: join(folder, 'artifacts'),
      baseUrl: 'http://127.0.0.1:4201/catalog',
      storeApi: { endpoint, token: 'a-token-for-tests' },
      shell,
      author: { by: 'Ada' },
    },
    stop: async () => {
      await service.stop();
      // A shell that refused a release may still be writing another file of it.
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
};
