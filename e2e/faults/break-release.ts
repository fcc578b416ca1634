import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** What fails in the browser, in a release that {@link breakSources} has prepared. */
export type BrokenPart = 'module' | 'component' | 'hydration';

const FRAGMENT = 'src/fragments/add-to-cart/add-to-cart.tsx';

/** First statement of the component. */
const BEGIN = '  const text = useText();\n';

/** Throws in a page that asks for it ({@link breakPart}): one build serves all kinds of failures. */
const throwIf = (part: BrokenPart, further = ''): string =>
  `if ((globalThis as { broken?: string }).broken === '${part}'${further}) throw new Error('a broken ${part}');\n`;

/** Prepares a copy of the cart, whose module or buy box throws on demand. The server renders it unharmed. */
export const breakSources = async (folder: string): Promise<void> => {
  await appendFile(join(folder, 'src/remote.ts'), throwIf('module'));
  const path = join(folder, FRAGMENT);
  const source = await readFile(path, 'utf8');
  if (!source.includes(BEGIN)) throw new Error(`${FRAGMENT} does not begin as expected`);
  const broken = `${throwIf('component')}  ${throwIf('hydration', ' && !hydrated')}`;
  const after = '  const hydrated = useHydrated();\n';
  await writeFile(path, source.replace(after, `${after}  ${broken}`));
};

/** Makes a part of the prepared release throw in this page. */
export const breakPart = (page: Page, part: BrokenPart): Promise<unknown> =>
  page.addInitScript((broken) => Object.assign(globalThis, { broken }), part);
