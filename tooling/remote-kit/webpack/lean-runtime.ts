import webpack, { type Chunk, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

type Runtime = InstanceType<typeof RuntimeModule>;

/** Public path from the URL of the running script. webpack's own version also handles module scripts. */
class OwnFolder extends RuntimeModule {
  constructor() {
    super('publicPath');
  }

  override generate(): string {
    return `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]+$/, '');`;
  }
}

const part = (code: string, pattern: RegExp): string => {
  const [, found] = pattern.exec(code) ?? [];
  if (found === undefined) throw new Error(`webpack's runtime no longer contains ${pattern}`);
  return found;
};

/** Style sheet data of a build; the page loads the sheets (`shared-contracts/remote/files`). */
const sheets = (code: string): string =>
  // A build without style sheets gets no code for them.
  code.includes('cssChunks')
    ? `${RuntimeGlobals.ensureChunkHandlers}.miniCss = shop_federation.files.sheetsOf(${RuntimeGlobals.require}, ${part(code, /var cssChunks = (\{[^}]*\})/)});`
    : code;

/** Shares without providing copies: a build requests the shell's modules and falls back to its own. */
const consumedOnly = (code: string): string =>
  part(code, new RegExp(`(${RuntimeGlobals.shareScopeMap} = \\{\\};[^]*)$`));

/** The replacement for a runtime module, if any. */
const leaner = (module: Runtime, chunk: Chunk, container?: string) => {
  if (module.name === 'css loading') return sheets;
  if (module.name !== 'sharing') return undefined;
  // Of two modules with this name webpack's own comes first, and the federation's overwrites it.
  if (module.stage === RuntimeModule.STAGE_NORMAL) return () => '';
  return chunk.name === container ? consumedOnly : undefined;
};

/**
 * Every build includes webpack's runtime, and a page consists of several builds. Common runtime code comes from the
 * page, and unused code is removed.
 *
 * @param container name of the container's chunk
 */
export const leanRuntime = (container?: string) => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('lean-runtime', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        // Before webpack's own plugin.
        .tap({ name: 'lean-runtime', stage: -100 }, (chunk: Chunk) => {
          // The loader executes a style sheet outside any document, with its own public path.
          const { publicPath = compilation.outputOptions.publicPath } =
            chunk.getEntryOptions() ?? {};
          if (publicPath !== 'auto') return undefined;
          compilation.addRuntimeModule(chunk, new OwnFolder());
          return true;
        });
      compilation.hooks.runtimeModule.tap('lean-runtime', (module, chunk) => {
        const replace = leaner(module, chunk, container);
        if (!replace) return;
        const generate = module.generate.bind(module);
        module.generate = () => replace(generate() ?? '');
      });
    });
  },
});
