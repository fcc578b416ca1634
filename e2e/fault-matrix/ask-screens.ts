import { marketUnderTest } from '../fixtures/market-under-test.ts';
import { askScreen, type Asked } from './ask-screen.ts';
import { DEADLINE } from './matrix.ts';
import type { Screen } from './screens.ts';

export interface Visit {
  /** The shell's. */
  port: number;
  /** Names the guest's order. */
  cookie: string;
}

interface AskedScreen extends Asked {
  screen: Screen;
}

const { prefix } = marketUnderTest({ country: 'IT', locale: 'it' });
let versions = 0;

/**
 * The documents of screens, requested at once.
 *
 * @param kind `fresh`: at an address that no cache has; `cached`: at the address of every visitor
 */
export const askScreens = (
  screens: readonly Screen[],
  kind: 'fresh' | 'cached',
  { port, cookie }: Visit,
): Promise<AskedScreen[]> => {
  versions += 1;
  const version = kind === 'fresh' ? String(versions) : null;
  const root = `http://localhost:${port}${prefix}`;
  return Promise.all(
    screens.map(async (screen) => ({
      screen,
      ...(await askScreen(screen, version, { root, cookie, deadline: DEADLINE })),
    })),
  );
};

/** One line per document. */
export const linesOf = (asked: readonly AskedScreen[]): string[] =>
  asked.map(({ screen, grade, status, ms }) => `${screen.name}: ${grade} (${status}, ${ms} ms)`);
