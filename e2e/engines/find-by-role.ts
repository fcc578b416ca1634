import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A control or a part of the page as its user knows it. */
export interface Target {
  role: string;
  name: string;
  /** Only one that is not just being worked on. */
  idle?: boolean;
  /** Only once the page's code has taken it over from the server's document: a press before that is lost. */
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
 * Body of a function that gives the one accessible element of this role and name, whatever engine runs it: engines'
 * own words for roles and names are not the same. Gives null without one; throws when there are several.
 */
export const findByRole = (target: Target): string => `
  if (!document.body) return null;
  if (!globalThis.TestingLibraryDom) { ${library} }
  const roles = globalThis.TestingLibraryDom.queryAllByRole;
  const found = ${among(target)};
  if (found.length > 1) throw new Error('Several are called ' + ${JSON.stringify(JSON.stringify(target))});
  if (found[0] && ${target.hydrated === true} && !Object.keys(found[0]).some((it) => it.startsWith('__reactProps'))) return null;
  return found[0] ?? null;`;

/** Body of a function that gives the frame of this title, or null. */
export const findFrame = (title: string): string => `
  return document.querySelector('iframe[title="' + CSS.escape(${JSON.stringify(title)}) + '"]');`;
