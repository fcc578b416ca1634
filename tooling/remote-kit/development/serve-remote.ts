import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { standalonePage } from '../../remote-kit/build/standalone-page.ts';
import type { Ports } from '../../remote-kit/ports.ts';
import { portOffsetOf } from '../../remote-kit/remotes.ts';
import { mediaFolder } from '../shop-processes.ts';
import { ROOT } from '../../remote-kit/workspace.ts';
import { standaloneSettings } from '../standalone-settings.ts';
import { reportCompile } from './report-compile.ts';
import { watchBuild } from './watch-build.ts';

const HOST = '127.0.0.1';

/** Address of the container of a remote under development. */
export const devEntry = (name: RemoteName, ports: Ports): string =>
  `http://${HOST}:${ports.remotes[name]}/remoteEntry.js`;

/** Settings of the standalone page for this shop; its build knows only the default ports. */
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
 * Serves a remote from its sources on its own port: its container for the shell's pages, with hot updates from that
 * port for any page, and its standalone page at `/`.
 *
 * @param configs the remote's builds for development, the one for browsers first
 * @returns the stop function; resolves after the first compilation, even if that failed
 */
export const serveRemote = async (
  name: RemoteName,
  configs: readonly Configuration[],
  ports: Ports,
  log: (line: string) => void,
): Promise<() => Promise<void>> => {
  const folder = join(ROOT, `mf-${name}`);
  const port = ports.remotes[name];
  const [hot, ...others] = configs;
  const files = join(folder, '.cache', 'dev', 'web');
  await mkdir(files, { recursive: true });
  await writeFile(
    join(files, 'index.html'),
    standalonePage(`mf-${name}`, {
      css: [],
      js: ['federation-runtime.js', 'standalone.js'],
      portOffset: portOffsetOf(folder),
      config: shopConfig(ports),
    }),
  );
  await writeFile(join(files, 'standalone.json'), standaloneSettings(process.env));
  const stopOthers = await watchBuild(`${name}’s frames and runtime`, others, log);

  // Silences the middleware, because errors are logged with the package's name. (Its own option would also hide
  // them from the browser, which would then request an update that does not exist.)
  const compiler = webpack({ ...hot, stats: 'none' });
  if (!compiler) throw new Error('webpack made no compiler from the configuration');
  reportCompile(`mf-${name}`, compiler, log);
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
        // The page comes from the shell's port: without this the client would connect there.
        webSocketURL: { protocol: 'ws', hostname: HOST, port, pathname: '/ws' },
      },
      static: [
        { directory: files, watch: false },
        // Pictures of the demo, as the static hosts serve them.
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
