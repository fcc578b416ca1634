import type { Report } from './report-text.ts';

/** What a version of the API changes, as `@shop/contracts/market Market`. */
export interface ApiChanges {
  readonly removed: readonly string[];
  /** Some of the former declaration is gone. */
  readonly changed: readonly string[];
  /** New names, and declarations that only gained something. */
  readonly added: readonly string[];
}

const REEXPORT = /^export \{ ([\w$]+)(?: as [\w$]+)? \} from '([^']+)';$/u;

/** Follows a name to its declaration: an entry may come to declare what another one did. */
const declarationOf = (key: string, { names }: Report): string | undefined => {
  const text = names.get(key);
  const [, name, entry] = REEXPORT.exec(text ?? '') ?? [];
  return name === undefined ? text : (names.get(`${entry} ${name}`) ?? text);
};

/** Words and signs, without those that a formatter adds or omits. */
const tokensOf = (text: string): string[] => text.match(/'[^']*'|[\w$]+|[^\s\w$|,;()]/gu) ?? [];

/** Whether all tokens of the former text are in the new one, in their order. */
const onlyGains = (former: string, now: string): boolean => {
  const formerTokens = tokensOf(former).values();
  let next = formerTokens.next();
  for (const token of tokensOf(now))
    if (!next.done && token === next.value) next = formerTokens.next();
  return next.done === true;
};

/** Compares the API of a released version with the present one. */
export const compareReports = (released: Report, present: Report): ApiChanges => {
  const removed: string[] = [];
  const changed: string[] = [];
  const added = [...present.names.keys()].filter(
    (key) => !released.names.has(key) && key.startsWith('@'),
  );
  for (const key of released.names.keys()) {
    const former = declarationOf(key, released) ?? '';
    const now = declarationOf(key, present);
    // A declaration that is not exported matters by those that name it, which then change too.
    if (now === undefined) removed.push(...(key.startsWith('@') ? [key] : []));
    else if (now !== former) (onlyGains(former, now) ? added : changed).push(key);
  }
  return { removed, changed, added };
};
