import { randomInt } from 'node:crypto';
import { buildChanged } from '../launcher/build-changed.ts';
import { addCounts, closingLine, unstableLines } from './counts.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runPlaywright } from './run-playwright.ts';

/** Sequences and requests of one soak, unless told. */
const SEQUENCES = '1000';
const REQUESTS = '20000';
/** Seeds are told by hand when one is to be repeated, so they stay short. */
const SEEDS = 1_000_000;

/*
 * First the servers are sent requests drawn by chance that mean them no good, then the cart is played in Chromium by
 * sequences drawn by chance, others with every run. `HOSTILE_SEED` and `CART_SEED` tell the first seed,
 * `HOSTILE_REQUESTS` and `CART_SEQUENCES` how many follow; 0 leaves them out. What fails prints both for its repetition.
 */
try {
  const chromium = ensureChromium();
  await buildChanged();
  const { env } = process;
  env['HOSTILE_SEED'] ??= String(randomInt(SEEDS));
  env['HOSTILE_REQUESTS'] ??= REQUESTS;
  env['CART_SEED'] ??= String(randomInt(SEEDS));
  env['CART_SEQUENCES'] ??= SEQUENCES;
  console.log(`${env['HOSTILE_REQUESTS']} requests from seed ${env['HOSTILE_SEED']} on`);
  console.log(`${env['CART_SEQUENCES']} sequences from seed ${env['CART_SEED']} on`);
  const parts = ['hostile', 'soak']
    .filter((name) => env[name === 'soak' ? 'CART_SEQUENCES' : 'HOSTILE_REQUESTS'] !== '0')
    .map((name) =>
      runPlaywright({ chromium, args: [`--project=${name}`, ...process.argv.slice(2)] }),
    )
    .reduce(addCounts);
  console.log(`\n${unstableLines(parts)}\n${closingLine(parts)}`);
  process.exitCode = parts.failed === 0 && parts.passed > 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
