import { chromium, type Page } from 'playwright';
import { portsFrom } from '../../remote-kit/ports.ts';
import { editor } from '../../test/development/hot-updates.ts';
import { startDevelopment } from '../../test/development/start-development.ts';
import { ensureChromium } from '../../test/ensure-chromium.ts';
import { CHROMIUM_FLAGS } from '../../test/find-chromium.ts';
import { BARS } from '../bars.ts';
import { repeatedFigure, type Figure } from '../figure.ts';

const EDITS = 10;

const PAGE = '/it/eur/it/product/BARBERA-ASTI-750/barbera-d-asti-superiore-2022';

/** A component of that page. */
const COMPONENT = {
  file: 'mf-catalog/src/item/item-view.tsx',
  after: 'export const ItemView = ({ product: made, refetch }: Props) => {',
};

/** An update needs a component that React has hydrated. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('main button')];
    const isHydrated = (it: Element) =>
      Object.keys(it).some((key) => key.startsWith('__reactProps'));
    return buttons.length > 0 && buttons.every(isHydrated);
  });

/**
 * `npm run dev` for all remotes on a copy of the workspace: from the edit of a component until the open page has
 * rendered it.
 */
export const benchDevelopment = async (
  base: number,
  log: (line: string) => void,
): Promise<Figure[]> => {
  log('starting development of all remotes on a copy of the workspace …');
  const development = await startDevelopment(base);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${portsFrom(base).shell}${PAGE}`);
    await untilHydrated(page);
    const edit = editor(development.root, page);
    // The first update also loads the code of updates.
    await edit.component(COMPONENT);
    log(`editing a component ${EDITS} times …`);
    const times: number[] = [];
    for (let count = 0; count < EDITS; count += 1) times.push(await edit.component(COMPONENT));
    return [repeatedFigure('hot update, edit to browser', times, BARS.hotUpdate)];
  } finally {
    await browser.close();
    await development.stop();
  }
};
