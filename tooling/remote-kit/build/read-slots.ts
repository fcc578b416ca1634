import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleasedFill } from '@shop/contracts/remote/release-manifest';
import { remoteNameOf } from '../webpack/package-info.ts';

type DeclaredFills = readonly (Omit<ReleasedFill, 'fragment'> & { fragment: string })[];

/**
 * What a remote puts into slots of other pages, from its `src/slots.ts`, with the remote's name before each fragment.
 * Undefined if it fills none. Throws if the file is invalid.
 */
export const readSlots = async (folder: string): Promise<ReleasedFill[] | undefined> => {
  const path = join(folder, 'src', 'slots.ts');
  if (!existsSync(path)) return undefined;
  // Node caches a module per URL: the modification time makes it unique.
  const address = `${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`;
  const { slots } = (await import(address)) as { slots: DeclaredFills };
  const remote = remoteNameOf(folder);
  const fills = slots.map(
    (it) => ({ ...it, fragment: `${remote}/${it.fragment}` }) as ReleasedFill,
  );
  return fills.length > 0 ? fills : undefined;
};
