/** Benches of one running shop, in the order of the report. */
export const SHOP_PARTS = ['pages', 'presses', 'throughput', 'lighthouse'] as const;

export type ShopPart = (typeof SHOP_PARTS)[number];

/** Benches without a shop in common. */
export const OTHER_BENCHES = [
  'commerce',
  'catalogue',
  'accounts',
  'release',
  'verify',
  'development',
] as const;

/** Benches that last long, so they are run by name only. */
export const LONG_BENCHES = ['crowd', 'endurance', 'million'] as const;

export type BenchName = ShopPart | (typeof OTHER_BENCHES)[number] | (typeof LONG_BENCHES)[number];

/** Names that stand for several benches. */
const GROUPS: Readonly<Record<string, readonly BenchName[]>> = {
  shop: ['pages', 'presses', 'throughput'],
};

const DEFAULTS: readonly BenchName[] = [...SHOP_PARTS, ...OTHER_BENCHES];
const NAMES: readonly BenchName[] = [...DEFAULTS, ...LONG_BENCHES];
const LIST_SCRIPTS = '--scripts';

export type BenchRequest =
  | { ok: true; kind: 'benches'; names: ReadonlySet<BenchName>; listsScripts: boolean }
  | { ok: true; kind: 'peers'; urls: readonly string[] }
  | { ok: false; message: string };

const isHttp = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);

const readPeers = (urls: readonly string[]): BenchRequest => {
  const bad = urls.filter((it) => !isHttp(it));
  if (urls.length === 0)
    return { ok: false, message: 'Name the pages to compare with: npm run bench -- peers <url>…' };
  if (bad.length > 0)
    return { ok: false, message: `Not an address of a page (http or https): ${bad.join(', ')}` };
  return { ok: true, kind: 'peers', urls };
};

/** Reads the arguments of `npm run bench`; without a name, every bench that is not long is requested. */
export const readRequest = (args: readonly string[]): BenchRequest => {
  const [first, ...rest] = args;
  if (first === 'peers') return readPeers(rest);
  const benches = args.filter((it) => it !== LIST_SCRIPTS);
  const names = benches.flatMap((it) => GROUPS[it] ?? NAMES.filter((name) => name === it));
  const unknown = benches.filter((it) => !(it in GROUPS) && !NAMES.some((name) => name === it));
  if (unknown.length > 0) {
    const available = [...NAMES, ...Object.keys(GROUPS), 'peers'].join(', ');
    return { ok: false, message: `No bench ${unknown.join(', ')}. There are: ${available}.` };
  }
  return {
    ok: true,
    kind: 'benches',
    names: new Set(names.length > 0 ? names : DEFAULTS),
    listsScripts: args.includes(LIST_SCRIPTS),
  };
};
