import { containerName, type Container } from './container.ts';
import type { LiveRemote } from './live-remotes.ts';
import { pageFiles } from './page-files.ts';

/**
 * Loads a remote's container in the browser: its own address with retries, then the fallback address of the
 * release manifest. Both must match the manifest's integrity, else nothing of it runs.
 */
export const loadContainer = async (
  name: string,
  { url, fallbackUrl, integrity }: LiveRemote,
): Promise<Container | undefined> => {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  // Another release of the remote may have left its own.
  containers[containerName(name)] = undefined;
  await pageFiles().loadFile(url, { integrity, alternative: fallbackUrl });
  return containers[containerName(name)];
};
