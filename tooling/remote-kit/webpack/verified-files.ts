import webpack, { type Chunk, type Compiler, type Configuration } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** File names end with the full content hash, from which browsers derive the integrity (`integrityInName`). */
export const verifiedNames: Configuration['output'] = {
  hashFunction: 'sha256',
  hashDigest: 'base64url',
  hashDigestLength: 43,
};

class LoadVerifiedScript extends RuntimeModule {
  constructor() {
    super('load verified script');
  }

  override generate(): string {
    return `${RuntimeGlobals.loadScript} = shop_federation.files.loadChunk;`;
  }
}

/**
 * Loads a build's chunks through the page's loader (`shared-contracts/remote/files`), which runs nothing that
 * differs from the hash in its name; `lean-runtime.ts` does the same for style sheets. The names are in the build's
 * first script, whose integrity is in the release manifest, so one hash covers every file.
 */
export const verifiedScripts = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('verified-files', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        // Before webpack's own plugin.
        .tap({ name: 'verified-files', stage: -100 }, (chunk: Chunk) => {
          compilation.addRuntimeModule(chunk, new LoadVerifiedScript());
          return true;
        });
    });
  },
};
