import type { Compiler, Module, ModuleGraph } from 'webpack';

/** After webpack has redirected imports past modules that only export others. */
const STAGE = 1000;

type Connection =
  ReturnType<ModuleGraph['getOutgoingConnections']> extends Iterable<infer It> ? It : never;

const sortConnections = (module: Module, moduleGraph: ModuleGraph): void => {
  // webpack's own set, which its types only let read.
  const connections = moduleGraph.getOutgoingConnections(module) as Set<Connection>;
  const places = new Map<unknown, number>(
    module.dependencies.map((dependency, index) => [dependency, index]),
  );
  const placeOf = ({ dependency }: Connection): number => places.get(dependency) ?? places.size;
  const sorted = [...connections].sort((one, other) => placeOf(one) - placeOf(other));
  connections.clear();
  for (const it of sorted) connections.add(it);
};

/**
 * Connections of a module in the order of its source. webpack adds redirected ones as it resolves them, and joined
 * modules are written in the order of their connections, so that a file would depend on what was compiled first.
 */
export const stableConnections = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.compilation.tap('stable-connections', ({ hooks, moduleGraph }) => {
      hooks.optimizeDependencies.tap({ name: 'stable-connections', stage: STAGE }, (modules) => {
        for (const module of modules)
          if (module.dependencies.length > 1) sortConnections(module, moduleGraph);
        return undefined;
      });
    });
  },
};
