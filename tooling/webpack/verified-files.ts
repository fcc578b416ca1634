import webpack, { type Chunk, type Compiler, type Configuration } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Names end with the whole hash of the content, out of which browsers make the integrity (`integrityInName`). */
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
 * Has the chunks of a build loaded by the page's one loader (`shared-contracts/remote/files`), which runs nothing that
 * differs from the hash in its name; style sheets have it by `lean-runtime.ts`. The names are in the build's first script, whose own integrity is in the release
 * manifest: that one hash covers every file.
 */
export const verifiedScripts = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('verified-files', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        // Before webpack's own.
        .tap({ name: 'verified-files', stage: -100 }, (chunk: Chunk) => {
          compilation.addRuntimeModule(chunk, new LoadVerifiedScript());
          return true;
        });
    });
  },
};
