import { createHash } from 'node:crypto';
import type { LoaderContext } from 'webpack';

/** A page module in one file: the screen, and the function that reads its data. */
const hasBoth = (source: string): boolean =>
  /\bexport (?:const|(?:async )?function) load\b/.test(source) &&
  /\bexport (?:const|function) Page\b/.test(source);

/**
 * What a page module runs in development. After an edit of its screen alone, React redraws the screen in place. If
 * `load` was edited, or the update comes from a module it imports, the page reloads: executed reads cannot be undone,
 * and the shell holds the old `load`.
 */
const acceptScreen = (source: string): string => {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
  return `
if (import.meta.webpackHot) {
  const hot = import.meta.webpackHot;
  const before = hot.data?.page;
  const page = { source: '${hash}', load: String(load) };
  hot.dispose((data) => { data.page = page; });
  hot.accept();
  if (before) {
    if (before.source === page.source || before.load !== page.load) hot.invalidate();
    else __react_refresh_utils__.enqueueUpdate(() => undefined);
  }
}
`;
};

/**
 * Fast Refresh updates a module in place only if all its exports are components. The file of a page exports `load`
 * besides its screen, so without this loader every edit of such a screen reloads the page.
 */
export default function acceptPageLoader(
  this: Pick<LoaderContext<unknown>, 'callback'>,
  source: string,
  map?: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  // The source map stays valid: code is only added at the end.
  this.callback(null, hasBoth(source) ? source + acceptScreen(source) : source, map);
}
