import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MANIFEST_SCHEMA_URL,
  releaseManifestSchema,
} from '@shop/contracts/remote/release-manifest';
import { chooseReleases, type Releases } from './choose-releases.ts';

const FILE = 'releases.json';

/**
 * The last applied releases, stored on disk as a manifest: a shell that starts while store-api is down still serves
 * them.
 */
export const manifestCopy = (dataDir: string) => ({
  read: async (): Promise<Releases> => {
    try {
      const content: unknown = JSON.parse(await readFile(join(dataDir, FILE), 'utf8'));
      const parsed = releaseManifestSchema.safeParse(content);
      return parsed.success ? chooseReleases(parsed.data, {}).releases : {};
    } catch {
      return {};
    }
  },
  /** Written beside and moved into place, so that a crash leaves either the old or the new one. */
  write: async (releases: Releases): Promise<void> => {
    await mkdir(dataDir, { recursive: true });
    const draft = join(dataDir, `${FILE}.${process.pid}`);
    const microFrontends = Object.fromEntries(
      Object.entries(releases).map(([name, release]) => [
        name,
        [{ ...release, deployment: { traffic: 100, default: true } }],
      ]),
    );
    await writeFile(draft, JSON.stringify({ schema: MANIFEST_SCHEMA_URL, microFrontends }));
    await rename(draft, join(dataDir, FILE));
  },
});
