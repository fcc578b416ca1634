import webpack, { type Chunk, type Compiler, type Configuration } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

class LoadPageScript extends RuntimeModule {
  constructor() {
    super('load page script');
  }

  override generate(): string {
    return `${RuntimeGlobals.loadScript} = (url, done) => {
      const settle = (type) => () => done({ type, target: { src: url } });
      shop_federation.files.loadFile(url, { integrity: '' }).then(settle('load'), settle('error'));
    };`;
  }
}

/**
 * Loads chunks through the page's loader (`shared-contracts/remote/files`), as releases do: a document of a deployed shop
 * lets no other code set the address of a script (Trusted Types). Without an integrity, because every edit changes the
 * content.
 */
const pageScripts = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('page-scripts', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        // Before webpack's own plugin.
        .tap({ name: 'page-scripts', stage: -100 }, (chunk: Chunk) => {
          compilation.addRuntimeModule(chunk, new LoadPageScript());
          return true;
        });
    });
  },
};

/**
 * A browser build of a remote for the pages of a deployed shop. React's production build cannot refresh components, so
 * it has no Fast Refresh: the page reloads.
 */
export const withLiveReload = (config: Configuration): Configuration => ({
  ...config,
  plugins: [...(config.plugins ?? []), pageScripts],
  // Failed compilations are not sent: a reloaded page has the last code that compiled.
  optimization: { ...config.optimization, emitOnErrors: false },
});
