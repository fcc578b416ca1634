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
): Promise<Container> => {
  await pageFiles().loadFile(url, { integrity, alternative: fallbackUrl });
  const container = (globalThis as Record<string, unknown>)[containerName(name)];
  if (!container) throw new Error(`${url} left no container of ${name}`);
  return container as Container;
};
