import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** What fails in the browser, in a release that {@link breakSources} has prepared. */
export type BrokenPart = 'module' | 'component' | 'hydration';

const FRAGMENT = 'src/fragments/add-to-cart/add-to-cart.tsx';

/** Statement of the component before those that throw. */
const BEFORE = '  const hydrated = useHydrated();\n';

/** Throws in a page that asks for it ({@link breakPart}): one build serves all kinds of failures. */
const throwIf = (part: BrokenPart, further = ''): string =>
  `if ((globalThis as { broken?: string }).broken === '${part}'${further}) throw new Error('a broken ${part}');\n`;

/** Adds statements at the start of the buy box. */
const insertIntoFragment = async (folder: string, statements: string): Promise<void> => {
  const path = join(folder, FRAGMENT);
  const source = await readFile(path, 'utf8');
  if (!source.includes(BEFORE)) throw new Error(`${FRAGMENT} has no statement ${BEFORE}`);
  await writeFile(path, source.replace(BEFORE, `${BEFORE}  ${statements}`));
};

/** Prepares a copy of the cart, whose module or buy box throws on demand. The server renders it unharmed. */
export const breakSources = async (folder: string): Promise<void> => {
  await appendFile(join(folder, 'src/remote.ts'), throwIf('module'));
  const broken = `${throwIf('component')}  ${throwIf('hydration', ' && !hydrated')}`;
  await insertIntoFragment(folder, broken);
};

/** Reason of the failure that {@link breakOnServer} causes. */
export const SERVER_BUG = 'no prices on the server';

/** Makes the cart's buy box throw in server rendering alone. */
export const breakOnServer = (folder: string): Promise<void> =>
  insertIntoFragment(
    folder,
    `if (!('document' in globalThis)) throw new Error('${SERVER_BUG}');\n`,
  );

/** Makes a part of the prepared release throw in this page. */
export const breakPart = (page: Page, part: BrokenPart): Promise<unknown> =>
  page.addInitScript((broken) => Object.assign(globalThis, { broken }), part);
