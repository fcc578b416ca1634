import { integrityInName } from './integrity-in-name.ts';
import { loadFile } from './load-file.ts';
import { allowOrigins } from './script-policy.ts';

/** What the page knows about its files and their hosts. */
export interface FileHosts {
  /** Where scripts may come from besides the page's own origin. */
  origins: readonly string[];
  /** Another URL of a file, if any. */
  alternativeOf: (url: string) => string | undefined;
  /** Whether an unavailable file is gone for good because its release was replaced. Never rejects. */
  isReplaced: (url: string) => Promise<boolean>;
}

/** What webpack's code for chunks looks at, and puts into the error of an `import()`. */
export interface FileEvent {
  type: 'load' | 'error' | 'replaced';
  target: { src: string; href: string };
}

let hosts: FileHosts | undefined;

/** Connects the loader to its page; until then, only the page's own files load. */
export const connectHosts = (given: FileHosts): void => {
  hosts = given;
  allowOrigins(given.origins);
};

/** Another URL of a file of the page's remotes, if any. */
export const alternativeOf = (url: string): string | undefined => hosts?.alternativeOf(url);

/** Loads a file of a release that is named by its content. */
const loadNamed = async (url: string): Promise<FileEvent> => {
  const target = { src: url, href: url };
  try {
    const integrity = integrityInName(url);
    if (!integrity) throw new Error(`${url} is not named by its content`);
    await loadFile(url, { integrity, alternative: alternativeOf(url) });
    return { type: 'load', target };
  } catch {
    return { type: (await hosts?.isReplaced(url)) ? 'replaced' : 'error', target };
  }
};

/** Replaces webpack's own loading of scripts. */
export const loadChunk = (url: string, done: (event: FileEvent) => void): void =>
  void loadNamed(url).then(done);

/** What webpack's code for style sheets makes of an element. */
export interface SheetRequest {
  href: string;
  onload: (event: FileEvent) => void;
  onerror: (event: FileEvent) => void;
}

/**
 * Replaces webpack's own insertion of style sheets.
 *
 * @param wanted - an element that is never inserted: it holds the URL, and receives the events
 */
export const loadSheet = (wanted: SheetRequest): void =>
  void loadNamed(wanted.href).then((event) =>
    event.type === 'load' ? wanted.onload(event) : wanted.onerror(event),
  );

/** What of a build's own runtime its style sheets are found by. */
export interface SheetNames {
  /** Where the build's files are. */
  p: string;
  miniCssF: (chunk: string) => string;
}

/** Whether the document has a style sheet already: as a link, or inlined. */
const hasSheet = (url: string): boolean =>
  [...document.querySelectorAll('link[rel=stylesheet],style')].some((it) =>
    [it.getAttribute('data-href'), it.getAttribute('href')].includes(url),
  );

const addSheet = async (url: string): Promise<void> => {
  if (hasSheet(url)) return;
  const { type } = await loadNamed(url);
  if (type === 'load') return;
  throw Object.assign(new Error(`${url}: no style sheet (${type})`), {
    ...{ name: 'ChunkLoadError', type, request: url },
  });
};

/**
 * Replaces a build's own loading of style sheets of its chunks: each once, and again after a failure.
 *
 * @param withSheet - chunks with a style sheet
 */
export const sheetsOf = (names: SheetNames, withSheet: Readonly<Record<string, 1>>) => {
  const added = new Map<string, Promise<void>>();
  return (chunk: string, promises: Promise<void>[]): void => {
    if (!withSheet[chunk]) return;
    const adding =
      added.get(chunk) ??
      addSheet(names.p + names.miniCssF(chunk)).catch((error) => {
        added.delete(chunk);
        throw error;
      });
    added.set(chunk, adding);
    promises.push(adding);
  };
};
