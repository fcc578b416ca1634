import './boot/provide-contracts.ts';
import { createRenderer } from './render/create-renderer.tsx';
import type { Container } from './remotes/container.ts';
import type { RendererSetup, RenderRequest, RenderResult } from './render/types.ts';

/** What the shell's server finds in this build; it calls it inside a worker thread. */
export const renderer = (
  setup: RendererSetup,
  require: (path: string) => unknown,
): ((request: RenderRequest) => Promise<RenderResult>) =>
  createRenderer(setup, async (name) => {
    const path = setup.containers[name];
    if (!path) throw new Error(`${name} has no node build in this release set`);
    return require(path) as Container;
  });
