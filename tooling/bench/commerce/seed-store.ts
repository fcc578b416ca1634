// Runs as a child process: seeds COMMERCE_DB with a catalog of the given size and prints the time in ms.
import { openStore } from '../../../services/commerce/engine/store/store.ts';
import { resources } from '../../../services/commerce/domains/index.ts';
import { applySeed } from '../../../services/commerce/seeding/apply-seed.ts';
import { largeSeed } from './large-seed.ts';

const [path = '', count = '0'] = process.argv.slice(2);
const seed = largeSeed(Number(count));
const started = performance.now();
const store = openStore(path, resources);
applySeed(store, seed, (line) => process.stderr.write(`  ${line}\n`));
store.close();
process.stdout.write(String(Math.round(performance.now() - started)));
