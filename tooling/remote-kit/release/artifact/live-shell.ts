import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { installedVersion } from '../../webpack/package-info.ts';
import { sharedVersions } from '../../webpack/shared.ts';
import type { LiveShell } from './check-fit.ts';

/** Versions that this checkout's shell provides to remotes. */
export const liveShell = (): LiveShell => ({
  contract: CONTRACT_VERSION,
  runtime: installedVersion('@module-federation/enhanced'),
  shared: sharedVersions(),
});
