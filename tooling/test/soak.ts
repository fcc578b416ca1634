import { randomInt } from 'node:crypto';
import { buildChanged } from '../launcher/build-changed.ts';
import { closingLine } from './counts.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runPlaywright } from './run-playwright.ts';

/** Sequences of one soak, unless told. */
const SEQUENCES = '1000';
/** Seeds are told by hand when one is to be repeated, so they stay short. */
const SEEDS = 1_000_000;

/*
 * The cart is played in Chromium by sequences drawn by chance, others with every run. `CART_SEED` tells the first
 * seed, `CART_SEQUENCES` how many follow: a failing sequence prints both for its repetition.
 */
try {
  const chromium = ensureChromium();
  await buildChanged();
  process.env['CART_SEED'] ??= String(randomInt(SEEDS));
  process.env['CART_SEQUENCES'] ??= SEQUENCES;
  const { CART_SEED: seed, CART_SEQUENCES: sequences } = process.env;
  console.log(`${sequences} sequences from seed ${seed} on`);
  const parts = runPlaywright(chromium, ['--project=soak', ...process.argv.slice(2)]);
  console.log(`\n${closingLine(parts)}`);
  process.exitCode = parts.failed === 0 && parts.passed > 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
