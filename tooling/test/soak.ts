import { randomInt } from 'node:crypto';
import { buildChanged } from '../launcher/build-changed.ts';
import { addCounts, closingLine, unstableLines } from './counts.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runPlaywright } from './run-playwright.ts';

/** Default number of sequences and requests of one soak. */
const SEQUENCES = '1000';
const REQUESTS = '20000';
/** Short seeds, because they are typed to repeat a run. */
const SEEDS = 1_000_000;

/*
 * Soak test: first sends random hostile requests to the servers, then plays random cart sequences in Chromium.
 * `HOSTILE_SEED` and `CART_SEED` set the first seed, `HOSTILE_REQUESTS` and `CART_SEQUENCES` the number of runs; 0
 * skips them. A failure prints both for a repetition.
 */
try {
  const chromium = ensureChromium();
  await buildChanged();
  const { env } = process;
  env['HOSTILE_SEED'] ??= String(randomInt(SEEDS));
  env['HOSTILE_REQUESTS'] ??= REQUESTS;
  env['CART_SEED'] ??= String(randomInt(SEEDS));
  env['CART_SEQUENCES'] ??= SEQUENCES;
  console.log(`${env['HOSTILE_REQUESTS']} requests, first seed ${env['HOSTILE_SEED']}`);
  console.log(`${env['CART_SEQUENCES']} sequences, first seed ${env['CART_SEED']}`);
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
