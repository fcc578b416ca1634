import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  releaseManifestSchema,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';

const FILE = 'releases.json';

/** The last good release manifest, kept on disk: a shell that starts while store-api is down still serves. */
export const manifestCopy = (dataDir: string) => ({
  read: async (): Promise<ReleaseManifest | null> => {
    try {
      const parsed = releaseManifestSchema.safeParse(
        JSON.parse(await readFile(join(dataDir, FILE), 'utf8')),
      );
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  },
  /** Written beside and moved into place, so that a crash leaves either the old or the new one. */
  write: async (manifest: ReleaseManifest): Promise<void> => {
    await mkdir(dataDir, { recursive: true });
    const draft = join(dataDir, `${FILE}.${process.pid}`);
    await writeFile(draft, JSON.stringify(manifest));
    await rename(draft, join(dataDir, FILE));
  },
});
