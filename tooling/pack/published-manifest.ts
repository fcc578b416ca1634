/** A `package.json`, as far as packing reads it. */
export interface Manifest {
  name: string;
  version: string;
  exports?: Readonly<Record<string, string>>;
  [field: string]: unknown;
}

/** Fields that only the workspace needs. */
const WORKSPACE_ONLY = ['private', 'scripts', 'devDependencies'];

/** `./ui/index.ts` → its JavaScript and its declarations; any other file stays. */
const publishedExport = (target: string): string | { types: string; default: string } => {
  const base = /^(.*)\.tsx?$/.exec(target)?.[1];
  return base === undefined ? target : { types: `${base}.d.ts`, default: `${base}.js` };
};

/** The manifest of the packed form of a package: its exports name compiled files. */
export const publishedManifest = (manifest: Manifest): Manifest => {
  const kept = Object.entries(manifest).filter(([field]) => !WORKSPACE_ONLY.includes(field));
  const exports = Object.entries(manifest.exports ?? {}).map(
    ([path, target]) => [path, publishedExport(target)] as const,
  );
  return {
    ...Object.fromEntries(kept),
    exports: Object.fromEntries(exports),
  } as unknown as Manifest;
};
