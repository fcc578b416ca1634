import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { standalonePage } from '../build/standalone-page.ts';
import { portOffsetOf } from '../remotes.ts';
import { withFastRefresh } from '../webpack/development/with-fast-refresh.ts';
import { withLiveReload } from '../webpack/development/with-live-reload.ts';
import { outputFolder } from '../webpack/base-config.ts';
import { packageName } from '../webpack/package-info.ts';
import { DEVELOPMENT_HOST } from './describe-developed.ts';
import { reportCompile } from './report-compile.ts';

/**
 * Writes builds without hot updates after every change: the page must be reloaded.
 *
 * @param name prefix of logged errors
 * @returns the stop function; resolves after the first compilation, even if that failed
 */
const watchBuild = (
  name: string,
  configs: Configuration[],
  log: (line: string) => void,
): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack made no compiler from the configuration');
    reportCompile(name, compiler, log);
    const stop = () => new Promise<void>((done) => compiler.close(() => done()));
    compiler.watch({ aggregateTimeout: 50 }, (error) => {
      if (error) reject(error);
      else resolve(stop);
    });
  });

/** The standalone page that a development server has at `/`. */
export interface StandaloneSettings {
  /** Configuration of the shop as JSON; the page's build knows only the default ports. */
  config: string;
  /** Content of `/standalone.json`. */
  settings: string;
  /** Folder with the pictures of the demo. */
  media: string;
}

interface Options {
  /** Absolute folder of the package. */
  folder: string;
  /** The remote's builds for development, the one for browsers first. */
  configs: readonly Configuration[];
  port: number;
  log: (line: string) => void;
  /** Unset: the server has no standalone page. */
  standalone?: StandaloneSettings;
  /**
   * Origin of a deployed shop whose pages load the remote: they run React's production build, so an update reloads the
   * page. Unset: any page may load it, and updates are hot.
   */
  shop?: string;
}

const writeStandalone = async (
  folder: string,
  files: string,
  { config, settings }: StandaloneSettings,
): Promise<void> => {
  await writeFile(
    join(files, 'index.html'),
    standalonePage(packageName(folder), {
      css: [],
      js: ['federation-runtime.js', 'standalone.js'],
      portOffset: portOffsetOf(folder),
      config,
    }),
  );
  await writeFile(join(files, 'standalone.json'), settings);
};

/**
 * Serves a remote from its sources on its own port: its container for the shell's pages, with updates from that port for
 * any page, and its standalone page at `/`.
 *
 * @returns the stop function; resolves after the first compilation, even if that failed
 */
export const serveRemote = async ({
  folder,
  configs,
  port,
  log,
  standalone,
  shop,
}: Options): Promise<() => Promise<void>> => {
  const name = packageName(folder);
  const [web = {}, ...others] = configs;
  const files = join(outputFolder(folder, 'development'), 'web');
  await mkdir(files, { recursive: true });
  if (standalone) await writeStandalone(folder, files, standalone);
  const stopOthers = await watchBuild(`${name}’s frames and runtime`, others, log);

  // Silences the middleware, because errors are logged with the package's name. (Its own option would also hide
  // them from the browser, which would then request an update that does not exist.)
  const updating = shop === undefined ? withFastRefresh(web) : withLiveReload(web);
  const compiler = webpack({ ...updating, stats: 'none' });
  if (!compiler) throw new Error('webpack made no compiler from the configuration');
  reportCompile(name, compiler, log);
  const server = new WebpackDevServer(
    {
      host: DEVELOPMENT_HOST,
      port,
      hot: shop === undefined,
      liveReload: shop !== undefined,
      setupExitSignals: false,
      // Pages of the shop open a socket to it; the default admits local hosts only.
      ...(shop === undefined ? {} : { allowedHosts: [new URL(shop).hostname] }),
      headers: {
        'access-control-allow-origin': shop ?? '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      },
      client: {
        overlay: false,
        logging: 'warn',
        // The page comes from the shell's port: without this the client would connect there.
        webSocketURL: { protocol: 'ws', hostname: DEVELOPMENT_HOST, port, pathname: '/ws' },
      },
      static: [
        { directory: files, watch: false },
        // Pictures of the demo, as the static hosts serve them.
        ...(standalone
          ? [{ directory: standalone.media, publicPath: '/media', watch: false }]
          : []),
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
