import type { Page } from 'playwright';
import { BARS } from '../../bench/bars.ts';
import { editedFile, type Place } from './edited-file.ts';

/** Time limit for a hot update in ms: far above the bar, which a busy machine may miss. */
const LIMIT = 30_000;

/** Measured durations in ms, of all tests. */
const measured: number[] = [];

/** Median and maximum of all hot updates so far, for people. */
export const summaryOfUpdates = (): string => {
  const sorted = measured.toSorted((a, b) => a - b);
  const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1000).toFixed(1)} s`;
  const median = sorted[Math.floor(sorted.length / 2)];
  return `${sorted.length} hot updates: median ${seconds(median)}, slowest ${seconds(sorted.at(-1))}, bar ${seconds(BARS.hotUpdate.bar)}`;
};

/** Number of edits so far. Each leaves its own mark in the document, because a component keeps leaving its older one. */
let edits = 0;

/** Code of a component that marks the document whenever React renders it. */
const rendering = ({ after = '' }: Place, mark: string): string => {
  const leaveMark = `document.documentElement.dataset['${mark}'] = 'rendered'`;
  return after.endsWith('(') ? ` void (${leaveMark}),` : ` ${leaveMark};`;
};

const untilVisible = (page: Page, mark: string) =>
  page.waitForFunction(
    (it) => {
      const root = document.documentElement;
      return it in root.dataset || getComputedStyle(root).getPropertyValue(`--${it}`) !== '';
    },
    mark,
    { timeout: LIMIT },
  );

/** Edits files of the workspace while a page shows them; `restore` reverts every edit. */
export const editor = (root: string, page: Page) => {
  const files = new Map<string, ReturnType<typeof editedFile>>();
  const open = (place: Place) => {
    const file = files.get(place.file) ?? editedFile(root, place);
    files.set(place.file, file);
    return file;
  };
  const update = async (edit: (mark: string) => void): Promise<number> => {
    edits += 1;
    const mark = `edit${edits}`;
    const started = performance.now();
    edit(mark);
    await untilVisible(page, mark);
    const ms = performance.now() - started;
    measured.push(ms);
    return ms;
  };
  return {
    /** Inserts code that is no valid edit, or none at all. */
    insert: (place: Place, code: string): void => open(place).insert(code),
    /** Edits a component and waits until the page renders it. @returns ms */
    component: (place: Place, code = ''): Promise<number> => {
      const file = open(place);
      return update((mark) => file.insert(rendering(place, mark) + code));
    },
    /** Adds a rule to a style sheet and waits until it applies. @returns ms */
    style: (file: string): Promise<number> => {
      const sheet = open({ file });
      return update((mark) => sheet.insert(`:root { --${mark}: applied; }`));
    },
    restore: (): void => {
      for (const file of files.values()) file.restore();
      files.clear();
    },
  };
};
