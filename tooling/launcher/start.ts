import { REMOTE_NAMES } from '@shop/contracts/remote/fragments';
import { buildChanged } from './build-changed.ts';
import { dataFolder } from './paths.ts';
import { portBase } from './port-base.ts';
import { startShop } from './start-shop.ts';
import { untilInterrupted } from './until-interrupted.ts';

const started = performance.now();
try {
  const { base, ports } = portBase();
  await buildChanged();
  const shop = await startShop({ base, data: dataFolder(base) });
  // A remote alone looks for the platform at its usual port.
  const alone = base === 3000 ? '' : `?commerce=${ports.commerce}`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
Fonte & Vigna is open, after ${seconds} s:

  shop        http://localhost:${ports.shell}
  platform    http://localhost:${ports.commerce}/_admin/   (orders, stock, events)
  store-api   http://localhost:${ports.storeApi}/releases
${REMOTE_NAMES.map((name) => `  ${name.padEnd(11)} http://localhost:${ports.remotes[name]}/${alone}   (the remote alone)`).join('\n')}

  logs        ${shop.data}/logs
  Ctrl-C stops everything.
`);
  untilInterrupted(shop.stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
