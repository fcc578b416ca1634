import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote';
import { integrityInName } from '@shop/contracts/remote/integrity-in-name';
import type { ReleaseSet } from '../releases/release-set.ts';

export interface Script {
  href: string;
  integrity?: string;
}
export interface PageAssets {
  /** Scripts of remotes to preload. */
  preloads: Script[];
  /** Style sheets of remotes, inlined with the URL that their chunk loader looks up. */
  styles: { href: string; css: string }[];
}

/** Files of a chunk; null if its remote or its files are not in the set. */
const filesOf = ({ releases, styles }: ReleaseSet, chunk: string): PageAssets | null => {
  const slash = chunk.indexOf('/');
  const remote = chunk.slice(0, slash) as RemoteName;
  const release = releases[remote];
  const files = release?.extras.assets[chunk.slice(slash + 1)];
  if (!release || !files) return null;
  const addressOf = (file: string) => new URL(file, release.url).href;
  return {
    preloads: files.js.map((file) => {
      const href = addressOf(file);
      // As the script element will have it: with another one a browser would fetch the file twice.
      return {
        href,
        integrity: href === release.url ? release.metadata.integrity : integrityInName(file),
      };
    }),
    styles: files.css.flatMap((file) => {
      const css = styles[remote]?.[file];
      return css ? [{ href: addressOf(file), css }] : [];
    }),
  };
};

/** The files of each set's chunks; a set never changes. */
const assetsBySet = new WeakMap<ReleaseSet, Map<string, PageAssets>>();

/** Files of a page's chunks. */
export const pageAssets = (set: ReleaseSet, chunks: readonly string[]): PageAssets => {
  const ofSet = assetsBySet.get(set) ?? new Map<string, PageAssets>();
  assetsBySet.set(set, ofSet);
  const scripts = new Map<string, Script>();
  const sheets = new Map<string, PageAssets['styles'][number]>();
  for (const chunk of chunks) {
    const files = ofSet.get(chunk) ?? filesOf(set, chunk);
    if (!files) continue;
    ofSet.set(chunk, files);
    for (const script of files.preloads) scripts.set(script.href, script);
    for (const sheet of files.styles) sheets.set(sheet.href, sheet);
  }
  return { preloads: [...scripts.values()], styles: [...sheets.values()] };
};

/** The shell's own files, as its build left them. */
export interface ShellAssets {
  /** The document's own script: requests `scripts` once the first frame is drawn (`src/begin/begin.ts`). */
  begin: string[];
  scripts: string[];
  /** Text of the shell's style sheets. */
  css: string;
  /** Style sheets of the forms that the shell provides to the remotes, with the URL that the chunk loader looks up. */
  formSheets: PageAssets['styles'];
  /** Language → files of the shell's messages in it. */
  messages: Record<string, string[]>;
}

/** The assets of a public page, whose forms open only for an active visitor. */
export const ofPublicPage = (shell: ShellAssets): ShellAssets => ({ ...shell, formSheets: [] });

/**
 * The assets of a private page, with fonts that only a later page displays: its buttons wait for their code, which a
 * layout in another font would delay. Returning visitors have the fonts cached.
 */
export const ofPrivatePage = (shell: ShellAssets): ShellAssets => ({
  ...shell,
  css: shell.css.replaceAll(/font-display:\s*swap/g, 'font-display:optional'),
});

const PUBLIC_PATH = '/assets/';

/** Reads what the shell's build wrote. Throws when it was not built. */
export const readShellAssets = (dist: string): ShellAssets => {
  type Files = Record<string, { js: string[]; css: string[] }>;
  const assets = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as Files;
  const textOf = (file: string) => readFileSync(join(dist, 'web', file), 'utf8');
  const sheetsOf = (chunk: string) => assets[chunk]?.css ?? [];
  const css = sheetsOf('shell').map(textOf).join('\n');
  const formSheets = sheetsOf('form-sheets').map((file) => ({
    href: PUBLIC_PATH + file,
    css: textOf(file),
  }));
  const filesOf = (chunk: string) => (assets[chunk]?.js ?? []).map((file) => PUBLIC_PATH + file);
  const scripts = ['federation-runtime', 'shell'].flatMap(filesOf);
  const messages: Record<string, string[]> = {};
  for (const [chunk, { js }] of Object.entries(assets)) {
    const locale = /^(?:messages|common)-(.+)$/.exec(chunk)?.[1];
    if (!locale) continue;
    const cached = messages[locale] ?? [];
    // Texts of the shell and everybody's are in one file.
    messages[locale] = [...new Set([...cached, ...js.map((it) => PUBLIC_PATH + it)])];
  }
  return { begin: filesOf('begin'), scripts, css, formSheets, messages };
};
