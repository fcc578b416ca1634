import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '../remotes.ts';
import { runAgainst } from './against/run-against.ts';

/** `shop-dev --against https://shop.example`: develops the remotes of this repository in a shop that runs elsewhere. */
const readAgainst = (): string | undefined => {
  try {
    return parseArgs({ options: { against: { type: 'string' } } }).values.against;
  } catch {
    return undefined;
  }
};

const against = readAgainst();
if (against === undefined) {
  console.error(
    'Usage: npm run dev -- --against https://shop.example\n' +
      'This repository has no shop of its own: name one that allows development (SHELL_ALLOW_DEVELOPMENT=on).',
  );
  process.exit(1);
}
await runAgainst(against, REMOTE_NAMES);
