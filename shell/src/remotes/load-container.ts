import { containerName, type Container } from './container.ts';
import type { LiveRemote } from './live-remotes.ts';
import { loadScript } from './load-script.ts';

/** Waiting times before the second and third attempt, in ms. */
const BACK_OFF = [200, 800];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Addresses that did not answer to several attempts: until one succeeds, each further try is a single one. */
const unanswered = new Set<string>();

/** Several attempts at one address, further and further apart. */
const attempt = async (url: string, integrity: string): Promise<void> => {
  for (const pause of unanswered.has(url) ? [] : BACK_OFF) {
    try {
      return await loadScript(url, integrity);
    } catch {
      await wait(pause * (0.5 + Math.random()));
    }
  }
  unanswered.add(url);
  await loadScript(url, integrity);
  unanswered.delete(url);
};

/**
 * Loads a remote's container in the browser: its own address with retries, then the fallback address of the
 * release manifest. Both must match the manifest's integrity, else nothing of it runs.
 */
export const loadContainer = async (name: string, remote: LiveRemote): Promise<Container> => {
  try {
    await attempt(remote.url, remote.integrity);
  } catch (error) {
    if (!remote.fallbackUrl) throw error;
    await loadScript(remote.fallbackUrl, remote.integrity);
  }
  const container = (globalThis as Record<string, unknown>)[containerName(name)];
  if (!container) throw new Error(`${remote.url} left no container of ${name}`);
  return container as Container;
};
