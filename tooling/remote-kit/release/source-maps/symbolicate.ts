import { SourceMap, type SourceMapPayload } from 'node:module';
import { openStore } from '../storage/open-store.ts';

/** Position in a file of a release, in a browser's address or in the path of the shell's copy. */
const POSITION =
  /[^\s()@]*\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+-[0-9a-f]{8})\/(?:web\/|(node)\/)?((?:[\w.$~-]+\/)*[\w.$~-]+\.c?js):(\d+):(\d+)/g;

/** `webpack://@shop/mf-cart/./src/page.tsx` → `@shop/mf-cart/src/page.tsx` */
const sourceName = (file: string): string =>
  file.replace(/^webpack:\/\/\/?/, '').replace(/\/\.\//, '/');

/** Reads source maps of releases, each once. */
const mapReader = (root: string) => {
  const store = openStore(root);
  const read = new Map<string, Promise<SourceMap | undefined>>();
  const load = async (path: string): Promise<SourceMap | undefined> => {
    const text = await store.read(path);
    return text && new SourceMap(JSON.parse(text.toString()) as SourceMapPayload);
  };
  return (path: string): Promise<SourceMap | undefined> => {
    const found = read.get(path) ?? load(path);
    read.set(path, found);
    return found;
  };
};

/**
 * Replaces positions in files of releases by those in the sources: `page.tsx:12:5`.
 *
 * @param text a stack trace, or any log with stack traces
 * @param root folder or bucket of the source maps, as `storeMaps` fills it
 * @returns the text; positions without a source map stay as they are
 */
export const symbolicate = async (text: string, root: string): Promise<string> => {
  const mapOf = mapReader(root);
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(POSITION)) {
    const [position, remote = '', version = '', node, file = '', line, column] = match;
    const map = await mapOf([remote, version, node ?? 'web', `${file}.map`].join('/'));
    const origin = map?.findOrigin(Number(line), Number(column));
    const hasFile = origin && 'fileName' in origin;
    parts.push(
      text.slice(end, match.index),
      hasFile
        ? `${sourceName(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
        : position,
    );
    end = match.index + position.length;
  }
  return [...parts, text.slice(end)].join('');
};
