import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKED } from '../pack/packed-packages.ts';
import type { Manifest } from '../pack/published-manifest.ts';
import { ROOT } from '../remote-kit/workspace.ts';

/** A public entry of a package: a key of its `exports`. */
export interface Entry {
  /** As importing code names it: `@shop/contracts/market`. */
  readonly specifier: string;
  /** Absolute path of its module. */
  readonly file: string;
}

/** A packed package with its public entries, by specifier. */
export interface PublicPackage {
  readonly name: string;
  /** Folder, relative to the root. */
  readonly folder: string;
  readonly entries: readonly Entry[];
  /** Entries without code, such as settings of TypeScript. */
  readonly files: readonly string[];
}

const hasCode = ({ file }: Entry): boolean => /\.(?:ts|tsx|mjs)$/.test(file);
/** The same order on every machine, unlike that of a locale. */
export const byCodePoint = (one: string, other: string): number => (one < other ? -1 : 1);

/** The packages that other teams install, as their manifests export them. */
export const publicPackages = (): PublicPackage[] =>
  PACKED.map(({ folder }) => {
    const text = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
    const { name, exports = {} } = JSON.parse(text) as Manifest;
    const entries = Object.entries(exports)
      .map(([path, target]) => ({
        specifier: name + path.slice(1),
        file: join(ROOT, folder, target),
      }))
      .toSorted((one, other) => byCodePoint(one.specifier, other.specifier));
    return {
      name,
      folder,
      entries: entries.filter(hasCode),
      files: entries.filter((it) => !hasCode(it)).map(({ specifier }) => specifier),
    };
  });
