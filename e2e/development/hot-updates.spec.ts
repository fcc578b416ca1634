import { expect, type Page } from '@playwright/test';
import { chooseBefore } from '../fixtures/choose-before.ts';
import { REMOTE_NAMES } from '../../tooling/remote-kit/remotes.ts';
import { shopTest } from '../fixtures/shop-test.ts';
import { E2E_BASE } from '../setup/bases.ts';
import { editor, summaryOfUpdates } from '../../tooling/test/development/hot-updates.ts';
import { EDITED } from './places.ts';
import {
  startDevelopment,
  type Development,
} from '../../tooling/test/development/start-development.ts';

interface Fixtures {
  edit: ReturnType<typeof editor>;
  /** Asserts that the page was not reloaded and the field kept its text. */
  typing: (remote: keyof typeof EDITED) => Promise<() => Promise<void>>;
}

const test = shopTest.extend<Fixtures, { development: Development }>({
  development: [
    async ({}, use) => {
      const development = await startDevelopment(E2E_BASE);
      await use(development);
      await development.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  edit: async ({ development, page }, use) => {
    const edit = editor(development.root, page);
    await use(edit);
    edit.restore();
  },
  typing: async ({ page, market }, use) => {
    await chooseBefore(page, 'denied 1 2026-01-01');
    await use(async (remote) => {
      const { open, typed } = EDITED[remote];
      const field = await open(page, market);
      await field.fill(typed);
      const stays = countLoads(page);
      return async () => {
        await expect(field).toHaveValue(typed);
        expect(stays(), 'loads of the page').toBe(0);
      };
    });
  },
});

/** @returns the number of loads of the page since the call */
const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
};

test.afterAll(() => console.log(`  ${summaryOfUpdates()}`));

test('every remote compiles with its own configuration', ({ development }) => {
  expect(development.output()).not.toContain('does not compile');
  for (const name of REMOTE_NAMES) expect(development.output()).toContain(`mf-${name} compiled`);
});

for (const name of Object.keys(EDITED) as (keyof typeof EDITED)[])
  test(`edits of a component, a style sheet and a screen of ${name} arrive in place`, async ({
    edit,
    typing,
  }) => {
    const { component, style, screen } = EDITED[name];
    const remains = await typing(name);
    for (const [what, update] of [
      ['component', () => edit.component(component)],
      ['style sheet', () => edit.style(style)],
      ['screen', () => edit.component(screen)],
    ] as const)
      await test.step(what, async () => {
        const ms = await update();
        console.log(`  ${name}, ${what}: ${(ms / 1000).toFixed(2)} s`);
        await remains();
      });
  });

test('a fragment on a page of another remote changes in place; a file that does not compile leaves the page as it is', async ({
  edit,
  page,
  typing,
}) => {
  const fragment = {
    file: 'mf-cart/src/fragments/add-to-cart/add-to-cart.tsx',
    after: "export default function AddToCart(props: FragmentProps['cart']['AddToCart']) {",
  };
  const remains = await typing('catalog');
  await edit.component(fragment);
  await remains();

  const reported = page.waitForEvent('console', (it) => it.type() === 'error');
  edit.insert(fragment, ' return <div;');
  await reported;
  await remains();

  await edit.component(fragment);
  await remains();
});

test('a type error is printed and holds up no update', async ({ development, edit, typing }) => {
  const { component } = EDITED.account;
  const remains = await typing('account');
  await edit.component(component, " const total: number = 'twelve'; void total;");
  await remains();
  const since = development.output().length;
  await expect
    .poll(() => development.output(), { timeout: 100_000 })
    .toMatch(new RegExp(`${component.file}\\(\\d+,\\d+\\): error TS2322`));
  edit.restore();
  await expect
    .poll(() => development.output().slice(since), { timeout: 100_000 })
    .toContain('Types are correct.');
});
