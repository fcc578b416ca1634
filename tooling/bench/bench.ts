import { benchAccounts } from './accounts/bench-accounts.ts';
import { benchCatalogue } from './catalogue/bench-catalogue.ts';
import { benchCommerce } from './commerce/bench-commerce.ts';
import { benchDevelopment } from './delivery/bench-development.ts';
import { benchRelease } from './delivery/bench-release.ts';
import { benchVerify } from './delivery/bench-verify.ts';
import { figureLine, meetsBar, type Figure } from './figure.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchShop } from './shop/bench-shop.ts';

const BASE = Number(process.env['BENCH_PORT_BASE'] ?? 3600);
const log = (line: string) => console.error(`  ${line}`);

/** Benchmarks that can run alone: `npm run bench -- commerce`. */
const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  commerce: () => benchCommerce(BASE + 90, log),
  catalogue: () => benchCatalogue(BASE + 80, log),
  accounts: () => benchAccounts(BASE + 70, log),
  lighthouse: () => benchLighthouse(BASE + 400, log),
  shop: () => benchShop(BASE, log),
  release: () => benchRelease(BASE + 600, log),
  verify: () => benchVerify(log),
  development: () => benchDevelopment(BASE + 800, log),
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches))
  if (requested.length === 0 || requested.includes(name)) figures.push(...(await bench()));
console.log(figures.map(figureLine).join('\n'));
const over = figures.filter((it) => !meetsBar(it)).length;
console.log(`\n${figures.length - over} of ${figures.length} figures meet their bar.`);
