import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The fragment that the copy puts below the facts of products, and what it shows of an item. */
const fragmentOf = (body: string): string => `
import type { FragmentProps } from '@shop/contracts/remote';

declare module '@shop/contracts/remote/fragments' {
  interface AccountFragments {
    Tip: { itemName: string };
  }
}

const Tip = ({ itemName }: FragmentProps['account']['Tip']) => {
  ${body}
};
export default Tip;
`;

const SLOTS = `
import type { SlotFill } from '@shop/contracts/remote';

export const slots = [
  { slot: 'product:below-facts', fragment: 'Tip', order: 10 },
] as const satisfies readonly SlotFill<'account'>[];
`;

const LOADER = `Tip: () => import(/* webpackChunkName: "fragment-Tip" */ './fragments/tip.tsx'),`;

/**
 * Prepares a copy of the account's remote whose fragment fills the slot below the facts of a product.
 *
 * @param body of the fragment, which knows `itemName`
 */
export const fillSlot =
  (body: string) =>
  async (folder: string): Promise<void> => {
    await writeFile(join(folder, 'src/fragments/tip.tsx'), fragmentOf(body));
    await writeFile(join(folder, 'src/slots.ts'), SLOTS);
    const path = join(folder, 'src/remote.ts');
    const source = await readFile(path, 'utf8');
    const filled = source
      .replace('  routes,\n', '  routes,\n  slots,\n')
      .replace('  fragments: {\n', `  fragments: {\n    ${LOADER}\n`)
      .replace(`import { routes }`, `import { slots } from './slots.ts';\nimport { routes }`);
    if (filled.length <= source.length + LOADER.length)
      throw new Error(`${path} does not have the expected form`);
    await writeFile(path, filled);
  };
