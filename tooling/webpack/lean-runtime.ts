import webpack, { type Chunk, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

type Runtime = InstanceType<typeof RuntimeModule>;

/** The script that is running is the one whose folder has the others. webpack's own way serves module scripts too. */
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
  if (found === undefined) throw new Error(`webpack's runtime has no ${pattern} any more`);
  return found;
};

/** What a build knows about style sheets; loading them is the page's (`shared-contracts/remote/files`). */
const sheets = (code: string): string =>
  // A build without sheets has no code for them.
  code.includes('cssChunks')
    ? `${RuntimeGlobals.ensureChunkHandlers}.miniCss = shop_federation.files.sheetsOf(${RuntimeGlobals.require}, ${part(code, /var cssChunks = (\{[^}]*\})/)});`
    : code;

/** Without the copies of what the shell shares: they are asked for where the shell has none, and never offered. */
const consumedOnly = (code: string): string =>
  part(code, new RegExp(`(${RuntimeGlobals.shareScopeMap} = \\{\\};[^]*)$`));

/** What stands in for a part of the runtime, if anything does. */
const leaner = (module: Runtime, chunk: Chunk, container?: string) => {
  if (module.name === 'css loading') return sheets;
  if (module.name !== 'sharing') return undefined;
  // Of the two of this name webpack's own comes first, and what it sets the federation's sets again.
  if (module.stage === RuntimeModule.STAGE_NORMAL) return () => '';
  return chunk.name === container ? consumedOnly : undefined;
};

/**
 * Every build brings webpack's runtime along, and a page is made of several builds: what is the same in all of them
 * comes from the page, what none of them runs is left out.
 *
 * @param container what the chunk of a remote's container is called
 */
export const leanRuntime = (container?: string) => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('lean-runtime', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        // Before webpack's own.
        .tap({ name: 'lean-runtime', stage: -100 }, (chunk: Chunk) => {
          // A style sheet is run by its loader, in no document, with a folder of the loader's.
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
