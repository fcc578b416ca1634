import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type ExternalItem } from 'webpack';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where refresh-global-entry.js puts the page's one copy of react-refresh. */
const REFRESH_GLOBAL = '__SHOP_REACT_REFRESH__';

/**
 * Components register with react-refresh, and React is asked to redraw by react-refresh: with a copy per remote
 * each remote would tell a copy that no React listens to, and nothing would happen, without a word.
 */
const oneRefreshPerPage: ExternalItem = ({ request }, callback) => {
  const isRefresh = /^react-refresh\/runtime$|[\\/]react-refresh[\\/]runtime\.js$/.test(
    request ?? '',
  );
  if (isRefresh) callback(undefined, `var ${REFRESH_GLOBAL}`);
  else callback();
};

/** A browser build of a remote with React Fast Refresh, for a page that other remotes share. */
export const withFastRefresh = (config: Configuration): Configuration => ({
  ...config,
  externals: [oneRefreshPerPage],
  plugins: [
    ...(config.plugins ?? []),
    new ReactRefreshPlugin({ overlay: false, library: 'shop' }),
    // Components are known to react-refresh by module id: `./src/components/x.tsx` of two teams would be one.
    new webpack.ids.NamedModuleIdsPlugin({ context: ROOT }),
  ],
  optimization: {
    ...config.optimization,
    moduleIds: false,
    // What does not compile is not sent: the page keeps the last good state and takes the mended one.
    emitOnErrors: false,
  },
});
