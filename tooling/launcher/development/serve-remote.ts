import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { standalonePage } from '../../build/standalone-page.ts';
import type { Ports } from '../../ports.ts';
import { remoteConfig } from '../../webpack/remote-config.ts';
import { mediaFolder } from '../parts.ts';
import { ROOT } from '../paths.ts';
import { standaloneSettings } from '../standalone-settings.ts';
import { reportCompile } from './report-compile.ts';
import { watchBuild } from './watch-build.ts';

const HOST = '127.0.0.1';

/** Address of the container of a remote that is being developed. */
export const devEntry = (name: RemoteName, ports: Ports): string =>
  `http://${HOST}:${ports.remotes[name]}/remoteEntry.js`;

/** What a remote opened alone has to know of this shop; its build knows the usual ports only. */
const shopConfig = (ports: Ports): string => {
  const platform = `http://localhost:${ports.commerce}`;
  return JSON.stringify({
    commerce: {
      endpoint: platform,
      authEndpoint: platform,
      organization: 'fonte-vigna',
      clientId: 'fonte-vigna-shop',
    },
    storeApi: { endpoint: `http://localhost:${ports.storeApi}` },
  });
};

/**
 * Serves a remote from its sources at its own port: its container for the shell's pages, with hot updates from
 * that port wherever the page came from, and its standalone page at `/`.
 *
 * @returns what stops it; resolves once the first compilation is done, also when that failed
 */
export const serveRemote = async (
  name: RemoteName,
  ports: Ports,
  say: (line: string) => void,
): Promise<() => Promise<void>> => {
  const folder = join(ROOT, `mf-${name}`);
  const port = ports.remotes[name];
  const [hot, ...others] = remoteConfig({ name, folder, mode: 'development' });
  const files = join(folder, '.cache', 'dev', 'web');
  await mkdir(files, { recursive: true });
  await writeFile(
    join(files, 'index.html'),
    standalonePage(`mf-${name}`, {
      css: [],
      js: ['federation-runtime.js', 'standalone.js'],
      config: shopConfig(ports),
    }),
  );
  await writeFile(join(files, 'standalone.json'), standaloneSettings(process.env));
  const stopOthers = await watchBuild(`${name}’s frames and runtime`, others, say);

  // The middleware has nothing to print: errors are said under the package's name. (Its own option would keep
  // them from the browser as well, which would then ask for the update that was never made.)
  const compiler = webpack({ ...hot, stats: 'none' });
  if (!compiler) throw new Error('webpack made no compiler from the configuration');
  reportCompile(`mf-${name}`, compiler, say);
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      liveReload: false,
      setupExitSignals: false,
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      },
      client: {
        overlay: false,
        logging: 'warn',
        // The page is the shell's, from another port: without this the client would ask there.
        webSocketURL: { protocol: 'ws', hostname: HOST, port, pathname: '/ws' },
      },
      static: [
        { directory: files, watch: false },
        // Pictures of the demonstration, as the static hosts have them.
        { directory: mediaFolder(), publicPath: '/media', watch: false },
      ],
    },
    compiler,
  );
  const compiled = new Promise<void>((resolve) =>
    compiler.hooks.done.tap('serve-remote', () => resolve()),
  );
  await server.start();
  await compiled;
  return async () => {
    await Promise.all([server.stop(), stopOthers()]);
  };
};
