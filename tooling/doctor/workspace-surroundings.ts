import { accessSync, constants, statfsSync } from 'node:fs';
import type { Surroundings } from '../remote-kit/doctor/check.ts';
import { orUndefined, realSurroundings } from '../remote-kit/doctor/real-surroundings.ts';
import { findChromium } from '../test/find-chromium.ts';

/** What checks of the shop's repository see further. */
export interface WorkspaceSurroundings extends Surroundings {
  isWritable: (path: string) => boolean;
  freeBytes: (path: string) => number;
  /** Path of a Chromium, if any. */
  chromium: () => string | null;
}

/** This machine, workspace and network. */
export const realWorkspace = (): WorkspaceSurroundings => ({
  ...realSurroundings(),
  isWritable: (path) =>
    orUndefined(() => {
      accessSync(path, constants.W_OK);
      return true;
    }) ?? false,
  freeBytes: (path) => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  },
  chromium: findChromium,
});
