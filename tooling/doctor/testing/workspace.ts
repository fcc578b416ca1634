import { surroundings } from '../../remote-kit/doctor/testing/surroundings.ts';
import type { WorkspaceSurroundings } from '../workspace-surroundings.ts';

type Given = Parameters<typeof surroundings>[0] & Partial<WorkspaceSurroundings>;

/** A correct setup of the shop's repository; a test changes what it is about. */
export const workspace = (given: Given = {}): WorkspaceSurroundings => ({
  isWritable: () => true,
  freeBytes: () => 50 * 1024 ** 3,
  chromium: () => '/usr/bin/chromium',
  ...given,
  ...surroundings(given),
});
