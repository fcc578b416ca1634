import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { publishIfChanged } from '../release/publish/publish-if-changed.ts';
import type { Ports } from '../ports.ts';
import { liveShell } from './live-shell.ts';
import { ROOT } from './paths.ts';

interface Options {
  ports: Ports;
  data: string;
  deployToken: string;
  names: readonly RemoteName[];
}

/** URL of a remote's folder in the artifact store, as its static host serves it. */
export const artifactUrl = (ports: Ports, name: keyof Ports['remotes']): string =>
  `http://127.0.0.1:${ports.remotes[name]}/${name}`;

/** Publishes each remote's build if its content is new. Rolled-back content stays offline. */
export const publishBuilt = async ({ ports, data, deployToken, names }: Options): Promise<void> => {
  await Promise.all(
    names.map(async (name) => {
      const published = await publishIfChanged({
        dist: join(ROOT, `mf-${name}`, 'dist'),
        artifactRoot: join(data, 'artifacts'),
        shell: liveShell(),
        baseUrl: artifactUrl(ports, name),
        storeApi: { endpoint: `http://127.0.0.1:${ports.storeApi}`, token: deployToken },
        author: { by: 'launcher', reason: 'start of the shop' },
      });
      if (!published.ok) throw new Error(`${name} cannot be published: ${published.message}`);
      const { version, decision } = published.value;
      console.log(
        decision.publish
          ? `  ${name} ${version} is live`
          : `  ${name} ${version}: ${decision.because}`,
      );
    }),
  );
};
