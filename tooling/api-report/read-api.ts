import { join, sep } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from '../pack/compiler-options.ts';
import { ROOT } from '../remote-kit/workspace.ts';
import { declare } from './declare.ts';
import { byCodePoint, type PublicPackage } from './entries.ts';

/** Name → its declaration, or `export { name } from '…'` if another entry has declared it. */
export type Declarations = ReadonlyMap<string, string>;

/** Public API of a package. */
export interface PackageApi {
  readonly name: string;
  /** By specifier, sorted. */
  readonly entries: ReadonlyMap<string, Declarations>;
  /** Entries without code. */
  readonly files: readonly string[];
  /** Declarations that no entry exports but exported ones name: part of their signatures. */
  readonly unexported: Declarations;
}

/** Entry and name under which a symbol is declared in the report. */
type Home = readonly [specifier: string, name: string];

const sorted = <T>(items: Iterable<readonly [string, T]>): Map<string, T> =>
  new Map([...items].toSorted(([one], [other]) => byCodePoint(one, other)));

const reexport = ([specifier, as]: Home, name: string): string =>
  `export { ${as === name ? name : `${as} as ${name}`} } from '${specifier}';`;

/** Whether a symbol is declared at the top of a module of the packages. */
const isOwn = (symbol: ts.Symbol, folders: readonly string[]): boolean =>
  (symbol.declarations ?? []).some((it) => {
    const owner = ts.isVariableDeclaration(it) ? it.parent.parent.parent : it.parent;
    if (!owner || !ts.isSourceFile(owner)) return false;
    const { fileName } = owner;
    return !fileName.includes('/node_modules/') && folders.some((at) => fileName.startsWith(at));
  });

/**
 * Reads the public API of packages from their sources, with the options of packing.
 *
 * @throws if an entry is not a module
 */
export const readApi = (
  packages: readonly PublicPackage[],
  options = compilerOptions(),
): PackageApi[] => {
  const files = packages.flatMap(({ entries }) => entries.map(({ file }) => file));
  const program = ts.createProgram(files, { ...options, allowJs: true });
  const checker = program.getTypeChecker();
  const folders = packages.map(({ folder }) => join(ROOT, folder) + sep);
  const homes = new Map<ts.Symbol, Home>();

  const exportsOf = (file: string): [string, ts.Symbol][] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is not a module`);
    return checker.getExportsOfModule(module).map((it) => {
      const isAlias = it.flags & ts.SymbolFlags.Alias;
      return [it.name, isAlias ? checker.getAliasedSymbol(it) : it];
    });
  };
  for (const { entries } of packages)
    for (const { specifier, file } of entries)
      for (const [name, symbol] of sorted(exportsOf(file)))
        if (!homes.has(symbol)) homes.set(symbol, [specifier, name]);

  // `typeof import('…')` names its module by the path on this machine.
  const prefixes = [
    ...packages.map(({ name, folder }) => [join(ROOT, folder) + sep, `${name}/`] as const),
    [join(ROOT, 'node_modules') + sep, ''] as const,
  ];
  const withoutFolders = (text: string): string =>
    prefixes.reduce((it, [folder, name]) => it.replaceAll(folder, name), text);

  const readPackage = ({ name, entries, files }: PublicPackage): PackageApi => {
    const unexported: [string, string][] = [];
    const met = new Set<ts.Symbol>();
    const declareAll = (as: string, symbol: ts.Symbol): string => {
      const { text, names } = declare(as, symbol, checker);
      for (const it of names) {
        if (homes.has(it) || met.has(it) || !isOwn(it, folders)) continue;
        met.add(it);
        unexported.push([it.name, declareAll(it.name, it)]);
      }
      return withoutFolders(text);
    };
    const read = entries.map(({ specifier, file }) => {
      const names = exportsOf(file).map(([as, symbol]) => {
        const home = homes.get(symbol) ?? ([specifier, as] as const);
        const isHome = home[0] === specifier && home[1] === as;
        return [as, isHome ? declareAll(as, symbol) : reexport(home, as)] as const;
      });
      return [specifier, sorted(names)] as const;
    });
    return { name, entries: new Map(read), files, unexported: sorted(unexported) };
  };
  return packages.map(readPackage);
};
