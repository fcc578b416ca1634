import { installedVersion } from '../webpack/package-info.ts';
import type { LiveShell } from '../release/check-fit.ts';

/** What the shell of this checkout provides to remotes. */
export const liveShell = (): LiveShell => ({
  contract: installedVersion('@shop/contracts'),
  runtime: installedVersion('@module-federation/enhanced'),
});
