import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { buildChanged } from '../../launcher/build-changed.ts';
import { startShop, type RunningShop } from '../../launcher/start-shop.ts';
import { ROOT } from '../../remote-kit/workspace.ts';
import { ensureChromium } from '../../test/ensure-chromium.ts';
import { CHROMIUM_FLAGS } from '../../test/find-chromium.ts';
import { BARS } from '../bars.ts';
import { repeatedFigure, type Figure } from '../figure.ts';
import { measureRollback } from './measure-rollback.ts';
import { teamWorkspace } from './team-workspace.ts';
import { untilDocument } from './until-document.ts';

const ROUNDS = 3;

/** Times of one release in ms. */
interface Round {
  build: number;
  /** From the end of the build. */
  release: number;
  total: number;
  rollback: number;
}

const measureRound = async (
  browser: Browser,
  shop: RunningShop,
  team: ReturnType<typeof teamWorkspace>,
): Promise<Round> => {
  const url = `http://localhost:${shop.ports.shell}/it/eur/it`;
  const heading = `Vendemmia ${Date.now()}`;
  team.setHeading(heading);
  const page = await browser.newPage();
  const build = await team.build();
  const started = performance.now();
  const untilRendered = async (): Promise<number> => {
    await untilDocument(url, (it) => it.includes(heading));
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: heading }).waitFor();
    return performance.now() - started;
  };
  // The command ends later: it also waits for the report of every shell.
  const [release] = await Promise.all([untilRendered(), team.release()]);
  await page.close();
  const rollback = await measureRollback(shop, team.remote, url, (it) => !it.includes(heading));
  return { build, release, total: build + release, rollback };
};

/**
 * Releases of one changed remote to a running shop, each rolled back: from the start of the build until a browser
 * shows it, and from the rollback's request until it is gone.
 */
export const benchRelease = async (
  base: number,
  log: (line: string) => void,
): Promise<Figure[]> => {
  await buildChanged();
  const data = join(ROOT, '.shop', `bench-${base}`);
  rmSync(data, { recursive: true, force: true });
  const shop = await startShop({ base, data, log });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const team = teamWorkspace(shop);
  try {
    log('building the remote once, as a team has …');
    await team.build();
    const rounds: Round[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      log(`building, releasing and rolling back, ${round} of ${ROUNDS} …`);
      rounds.push(await measureRound(browser, shop, team));
    }
    const of = (step: keyof Round) => rounds.map((it) => it[step]);
    return [
      repeatedFigure('release of one remote, build to browser', of('total'), BARS.release),
      repeatedFigure('  its build with types', of('build')),
      repeatedFigure('  its release command to browser', of('release')),
      repeatedFigure('rollback, request to documents of all shells', of('rollback'), BARS.rollback),
    ];
  } finally {
    team.remove();
    await browser.close();
    await shop.stop();
  }
};
