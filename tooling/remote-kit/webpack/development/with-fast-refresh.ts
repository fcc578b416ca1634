import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type ExternalItem, type RuleSetRule } from 'webpack';
import { ROOT } from '../../workspace.ts';
import { swc } from '../base-config.ts';
import { ownFile } from '../own-file.ts';

/** Where refresh-global-entry.js stores the page's only copy of react-refresh. */
const REFRESH_GLOBAL = '__SHOP_REACT_REFRESH__';

/**
 * Components register with react-refresh, and React redraws on its request. With one copy per remote, components
 * would register with a copy that React does not use, and updates would silently do nothing.
 */
const oneRefreshPerPage: ExternalItem = ({ request }, callback) => {
  const isRefresh = /^react-refresh\/runtime$|[\\/]react-refresh[\\/]runtime\.js$/.test(
    request ?? '',
  );
  if (isRefresh) callback(undefined, `var ${REFRESH_GLOBAL}`);
  else callback();
};

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

const { loader: SWC } = swc({});

const compilesTypeScript = (rule: Rule): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  typeof rule.use === 'object' &&
  rule.use !== null &&
  'loader' in rule.use &&
  rule.use.loader === SWC;

/** Registers components with react-refresh. */
const withRegistration = (rule: Rule): Rule =>
  compilesTypeScript(rule) ? { ...rule, use: swc({ refresh: true }) } : rule;

/** A browser build of a remote with React Fast Refresh, for a page shared with other remotes. */
export const withFastRefresh = (config: Configuration): Configuration => ({
  ...config,
  module: {
    ...config.module,
    rules: [
      ...(config.module?.rules ?? []).map(withRegistration),
      {
        test: /[\\/]src[\\/]pages[\\/].*\.tsx$/,
        enforce: 'post',
        use: ownFile(import.meta.url, './accept-page-loader'),
      },
    ],
  },
  externals: [oneRefreshPerPage],
  plugins: [
    ...(config.plugins ?? []),
    new ReactRefreshPlugin({ overlay: false, library: 'shop' }),
    // react-refresh identifies components by module id, and `./src/components/x.tsx` of two teams would collide.
    new webpack.ids.NamedModuleIdsPlugin({ context: ROOT }),
  ],
  optimization: {
    ...config.optimization,
    moduleIds: false,
    // Failed compilations are not sent: the page keeps the last good state until the next successful one.
    emitOnErrors: false,
  },
});
