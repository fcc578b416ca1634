import { readFile } from 'node:fs/promises';
import {
  releaseManifestSchema,
  type LiveRelease,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';

/** A release manifest from a file or an http(s) address. */
export const readManifest = async (source: string): Promise<ReleaseManifest> => {
  const isAddress = /^https?:/.test(source);
  const text = isAddress ? await (await fetch(source)).text() : await readFile(source, 'utf8');
  return releaseManifestSchema.parse(JSON.parse(text));
};

/** Every script and style sheet of the live releases, by absolute address, with its integrity. */
export const expectedFiles = (releases: readonly LiveRelease[]): Map<string, string> =>
  new Map(
    releases.flatMap(({ url, metadata, extras }): [string, string][] => [
      [url, metadata.integrity],
      ...Object.entries(extras.integrity).map(([file, integrity]): [string, string] => [
        new URL(file, url).href,
        integrity,
      ]),
    ]),
  );
