import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEventBus } from '@shop/contracts/events';
import { CONTRACT_VERSION } from '@shop/contracts/remote';
import { makeConfig } from '@shop/contracts/testing';
import type { Container } from '../../../../shell/src/remotes/container.ts';
import { federatedModules } from '../../../../shell/src/remotes/federated-modules.ts';
import { buildSamples, SAMPLES } from './testing/build-samples.ts';
import { samplePage } from './testing/sample-page.ts';

interface Host {
  React: object;
  states: () => Promise<object>;
  getInstance: () => object;
}
interface Sample {
  React: object;
  states: object;
}

let current: Host;
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => current.getInstance(),
}));

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
let files: string;
beforeAll(async () => {
  files = await buildSamples(folder);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** A page whose shell loads a remote, through the shell's own code. */
const openPage = async (of: 'before' | 'now', entry: string, container: string) => {
  const page = samplePage(files);
  page.run(SAMPLES.runtime);
  if (of === 'before') page.run(SAMPLES.before);
  page.run(SAMPLES.host);
  current = page.globals['host'] as Host;
  const live = { version: '1.0.0', url: '', integrity: '', contract: CONTRACT_VERSION, routes: [] };
  const modules = federatedModules({
    live: { cart: live },
    context: { events: createEventBus(), config: makeConfig() },
    loadContainer: async () => {
      page.run(entry);
      return page.globals[container] as Container;
    },
  });
  return { host: current, remote: (await modules.load('cart')) as unknown as Sample };
};

describe.each(['now', 'before'] as const)('R4 a shell with the runtime of %s', (of) => {
  it.each([
    ['the kit', SAMPLES.remote, 'shop_remote_sample'],
    ['the unchanged plugin', SAMPLES.plain, 'shop_remote_plain'],
  ])('shares its modules with a remote built by %s', async (_, entry, container) => {
    const { host, remote } = await openPage(of, entry, container);
    expect(remote.React).toBe(host.React);
    expect(remote.states).toBe(await host.states());
  });
});
