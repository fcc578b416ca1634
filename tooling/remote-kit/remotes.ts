import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { remoteNameOf } from './webpack/package-info.ts';
import { ROOT } from './workspace.ts';

/** A remote of the workspace. */
export interface Remote {
  /** `cart`: the name in the release manifest and for fragments. */
  name: RemoteName;
  /** Folder, relative to the root: `mf-cart`; `.` if the remote has a repository of its own. */
  folder: string;
  /** Its local port, counted from the shop's base (`tooling/remote-kit/ports.ts`). */
  portOffset: number;
}

/** Offsets that remotes may have. Below are the shell and the services, above the next shop. */
export const PORT_OFFSETS = { first: 101, last: 199 } as const;

/** The lowest offset that no remote has. */
export const freePortOffset = (remotes: readonly Pick<Remote, 'portOffset'>[]): number => {
  const usedOffsets = new Set(remotes.map(({ portOffset }) => portOffset));
  let offset: number = PORT_OFFSETS.first;
  while (usedOffsets.has(offset)) offset += 1;
  return offset;
};

/** The highest offset that no remote has. */
export const lastFreePortOffset = (remotes: readonly Pick<Remote, 'portOffset'>[]): number => {
  const usedOffsets = new Set(remotes.map(({ portOffset }) => portOffset));
  let offset: number = PORT_OFFSETS.last;
  while (usedOffsets.has(offset)) offset -= 1;
  return offset;
};

/** Port offset in the `package.json` of a remote's folder, NaN if it has none. */
export const portOffsetOf = (folder: string): number => {
  const { shop } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    shop?: { portOffset?: unknown };
  };
  return Number(shop?.portOffset);
};

const assertOffsets = (remotes: readonly Remote[]): void => {
  for (const { folder, portOffset } of remotes) {
    const isInRange =
      Number.isInteger(portOffset) &&
      portOffset >= PORT_OFFSETS.first &&
      portOffset <= PORT_OFFSETS.last;
    const other = remotes.find((it) => it.portOffset === portOffset && it.folder !== folder);
    if (isInRange && !other) continue;
    const reason = other ? `${other.folder} has too` : 'is not in the range';
    throw new RangeError(
      `${folder}/package.json: shop.portOffset is ${portOffset}, which ${reason}. ` +
        `Choose from ${PORT_OFFSETS.first} to ${PORT_OFFSETS.last}; ${freePortOffset(remotes)} is free.`,
    );
  }
};

/**
 * The remotes of a workspace, by port: every folder `mf-*` with a `package.json` and a `webpack.config.ts`, or the root
 * itself. No other file lists them.
 *
 * @throws RangeError if a `package.json` has no port offset (`shop.portOffset`), or that of another remote
 */
export const readRemotes = (root: string): Remote[] => {
  const remotes = globSync(['webpack.config.ts', 'mf-*/webpack.config.ts'], { cwd: root })
    .map((it) => dirname(it))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      // A remote declares its fragments' props under its name, so that the name is one of the contract's.
      name: (folder === '.' ? remoteNameOf(root) : folder.replace(/^mf-/, '')) as RemoteName,
      portOffset: portOffsetOf(join(root, folder)),
    }))
    .sort((a, b) => a.portOffset - b.portOffset);
  assertOffsets(remotes);
  return remotes;
};

/** The remotes of this workspace. */
export const REMOTES: readonly Remote[] = readRemotes(ROOT);

/** Their names: `catalog`, `cart`, … */
export const REMOTE_NAMES: readonly RemoteName[] = REMOTES.map(({ name }) => name);

/** Folder of a remote, absolute. */
export const folderOf = (root: string, name: RemoteName): string =>
  join(root, readRemotes(root).find((it) => it.name === name)?.folder ?? `mf-${name}`);

/** Packages with a build, relative to the root. */
export const PACKAGES: readonly string[] = ['shell', ...REMOTES.map(({ folder }) => folder)];
