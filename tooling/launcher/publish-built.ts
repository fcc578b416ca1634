import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { localSigningKey, readSigningKey } from '../remote-kit/release/cli/signing-key.ts';
import type { PublishOptions } from '../remote-kit/release/publish/publish.ts';
import { publishIfChanged } from '../remote-kit/release/publish/publish-if-changed.ts';
import type { Ports } from '../remote-kit/ports.ts';
import { liveShell } from '../remote-kit/release/artifact/live-shell.ts';
import { ROOT } from '../remote-kit/workspace.ts';

/** A running shop on this machine, as far as a release needs it. */
interface LocalShop {
  ports: Ports;
  data: string;
  deployToken: string;
}

/** URL of a remote's folder in the artifact store, as its static host serves it. */
const artifactUrl = (ports: Ports, name: keyof Ports['remotes']): string =>
  `http://127.0.0.1:${ports.remotes[name]}/${name}`;

/** How to publish a build of a remote to a shop on this machine, signed by the remote's team. */
export const localPublication = async (
  { ports, data, deployToken }: LocalShop,
  name: RemoteName,
): Promise<Omit<PublishOptions, 'dist' | 'author'>> => {
  const ownKey = process.env['SHOP_SIGNING_KEY'];
  return {
    name,
    artifactRoot: join(data, 'artifacts'),
    mapsRoot: join(data, 'maps'),
    shell: liveShell(),
    baseUrl: artifactUrl(ports, name),
    storeApi: { endpoint: `http://127.0.0.1:${ports.storeApi}`, token: deployToken },
    signingKey: await (ownKey ? readSigningKey(ownKey) : localSigningKey(data, name)),
  };
};

const publishOne = async (shop: LocalShop, name: RemoteName) => {
  const published = await publishIfChanged({
    ...(await localPublication(shop, name)),
    dist: join(ROOT, `mf-${name}`, 'dist'),
    author: { by: 'launcher', reason: 'start of the shop' },
  });
  if (published.ok) {
    const { version, decision } = published.value;
    console.log(
      decision.publish
        ? `  ${name} ${version} is live`
        : `  ${name} ${version}: ${decision.because}`,
    );
  }
  return { name, published };
};

/**
 * Publishes each remote's build if its content is new. Rolled-back content stays offline. A refused build gets a second
 * attempt after the others: a route or fragment may have moved from one team to another.
 */
export const publishBuilt = async (
  shop: LocalShop & { names: readonly RemoteName[] },
): Promise<void> => {
  const first = await Promise.all(shop.names.map((name) => publishOne(shop, name)));
  for (const { name, published } of first) {
    if (published.ok) continue;
    const again = await publishOne(shop, name);
    if (!again.published.ok) {
      throw new Error(`${name} cannot be published: ${again.published.message}`);
    }
  }
};
