import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A control or region as a user identifies it. */
export interface Target {
  role: string;
  name: string;
  /** Matches only if not busy. */
  idle?: boolean;
  /** Matches only after hydration: an earlier click is lost. */
  hydrated?: boolean;
  within?: Target;
}

const library = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const among = ({ role, name, idle, within }: Target): string => {
  const container = within ? among(within) : '[document.body]';
  const options = JSON.stringify({ name, ...(idle && { busy: false }) });
  return `${container}.flatMap((it) => roles(it, ${JSON.stringify(role)}, ${options}))`;
};

/**
 * Function body that returns the only accessible element with this role and name, in any engine, because engines
 * differ in roles and names. Returns null if there is none; throws if there are several.
 */
export const findByRole = (target: Target): string => `
  if (!document.body) return null;
  if (!globalThis.TestingLibraryDom) { ${library} }
  const roles = globalThis.TestingLibraryDom.queryAllByRole;
  const found = ${among(target)};
  if (found.length > 1) throw new Error('Several are called ' + ${JSON.stringify(JSON.stringify(target))});
  if (found[0] && ${target.hydrated === true} && !Object.keys(found[0]).some((it) => it.startsWith('__reactProps'))) return null;
  return found[0] ?? null;`;

/** Function body that returns the frame with this title, or null. */
export const findFrame = (title: string): string => `
  return document.querySelector('iframe[title="' + CSS.escape(${JSON.stringify(title)}) + '"]');`;
