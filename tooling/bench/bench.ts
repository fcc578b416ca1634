import { benchAccounts } from './accounts/bench-accounts.ts';
import { benchCatalogue } from './catalogue/bench-catalogue.ts';
import { benchMillion } from './catalogue/bench-million.ts';
import { benchCommerce } from './commerce/bench-commerce.ts';
import { benchDevelopment } from './delivery/bench-development.ts';
import { benchRelease } from './delivery/bench-release.ts';
import { benchVerify } from './delivery/bench-verify.ts';
import { report, type Figure } from './figure.ts';
import { benchPeers } from './peers/bench-peers.ts';
import { benchShop } from './shop/bench-shop.ts';
import { benchLoad, CROWD, ENDURANCE } from './load/bench-load.ts';
import { LONG_BENCHES, OTHER_BENCHES, readRequest, SHOP_PARTS } from './read-request.ts';

const BASE = Number(process.env['BENCH_PORT_BASE'] ?? 3600);
const log = (line: string) => console.error(`  ${line}`);

const request = readRequest(process.argv.slice(2));
if (!request.ok) {
  console.error(request.message);
  process.exit(1);
}
if (request.kind === 'peers') {
  const table = await benchPeers(request.urls, BASE, log).catch((error: Error) => error);
  if (table instanceof Error) console.error(table.message);
  else console.log(table);
  process.exit(table instanceof Error ? 1 : 0);
}
const { names, listsScripts } = request;

const others = {
  commerce: () => benchCommerce(BASE + 90, log),
  catalogue: () => benchCatalogue(BASE + 80, log),
  accounts: () => benchAccounts(BASE + 70, log),
  release: () => benchRelease(BASE + 600, log),
  verify: () => benchVerify(log),
  development: () => benchDevelopment(BASE + 800, log),
  crowd: () => benchLoad(CROWD, BASE, log),
  million: () => benchMillion(BASE + 60, log),
  endurance: () => benchLoad(ENDURANCE, BASE, log),
} satisfies Record<string, () => Promise<Figure[]>>;

const figures: Figure[] = [];
const parts = SHOP_PARTS.filter((part) => names.has(part));
if (parts.length > 0) figures.push(...(await benchShop({ base: BASE, parts, listsScripts, log })));
for (const name of [...OTHER_BENCHES, ...LONG_BENCHES])
  if (names.has(name)) figures.push(...(await others[name]()));
console.log(report(figures));
