import type { Consumed, Factory, Provided, ShareScope } from './share-scope.ts';

export type Id = string | number;

/** A consumed module in the generated code, with the build's own copy. */
interface ConsumedModule extends Consumed {
  fallback: () => Factory | Promise<Factory>;
}

/** A build that shares modules. */
export interface Instance {
  name: string;
  shareScopeMap: Record<string, ShareScope>;
}

/** What this runtime uses of webpack's `__webpack_require__`. */
export interface WebpackRequire {
  /** Module factories. */
  m: Record<Id, (module: { exports: unknown }) => void>;
  /** Module cache. */
  c: Record<Id, unknown>;
  /** Share scopes. */
  S?: Record<string, ShareScope>;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping?: Record<Id, ConsumedModule>;
    initialConsumes?: Id[];
    chunkMapping?: Record<Id, Id[]>;
  };
  federation: {
    initOptions: { name: string; shared?: Record<string, Provided[]> };
    instance?: Instance;
  };
}

export interface Build {
  webpackRequire: WebpackRequire;
}

export interface BuildWithConsumes extends Build {
  /** Consumed modules: a promise while loading, 0 if loaded. */
  installedModules: Record<Id, Promise<void> | 0>;
}
