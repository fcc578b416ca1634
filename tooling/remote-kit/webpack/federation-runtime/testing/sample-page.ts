import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

interface Element {
  src: string;
  onload?: (event: object) => void;
}

/**
 * The globals of a page that executes the scripts of a folder, each in the page's own realm.
 *
 * @param folder of the scripts, named by their hash or not
 */
export const samplePage = (folder: string) => {
  const files = readdirSync(folder);
  const globals: Record<string, unknown> = { console, URL, setTimeout, clearTimeout };
  const document = {
    ...{ baseURI: 'https://shop.test/', defaultView: globals },
    currentScript: undefined as Element | undefined,
    createElement: () => ({ src: '', setAttribute: () => undefined, remove: () => undefined }),
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
    head: {
      append: (element: Element) => document.head.appendChild(element),
      appendChild: (element: Element) => {
        execute(basename(new URL(element.src, document.baseURI).pathname), element);
        queueMicrotask(() => element.onload?.({ type: 'load', target: element }));
      },
    },
  };
  const location = new URL(document.baseURI);
  Object.assign(globals, { document, location, window: globals, self: globals });
  const context = createContext(globals);
  const execute = (file: string, element: Element) => {
    document.currentScript = element;
    runInContext(readFileSync(join(folder, file), 'utf8'), context, { filename: file });
    document.currentScript = undefined;
  };
  return {
    globals,
    /** Executes an entry script by the beginning of its name. */
    run: (entry: string): void => {
      const file = files.find((it) => it.startsWith(`${entry}.`));
      if (!file) throw new Error(`${folder} has no ${entry}`);
      execute(file, { src: `https://shop.test/${file}` });
    },
  };
};
