import { parseArgs } from 'node:util';
import { IS_INSTALLED } from '../workspace.ts';

/** A remote to create. */
export interface RemoteRequest {
  /** `stories` for the folder `mf-stories`. */
  name: string;
  /** Heading of its page, in every language until its team translates it. */
  title: string;
  /** Folder that receives the remote as a repository of its own; unset inside the shop's repository. */
  into?: string;
  /** Folder with tarballs of the shop's packages, for a repository without access to a registry that has them. */
  packages?: string;
}

export type RequestResult = { ok: true; request: RemoteRequest } | { ok: false; message: string };

export const USAGE = IS_INSTALLED
  ? `create-remote mf-stories                       create the remote "stories" in a repository of its own
create-remote mf-stories --title "Our stories"   the same, with another heading
create-remote mf-stories --packages ../packages  the shop's packages from tarballs in a folder`
  : `npm run create-remote -- mf-stories                      create the remote "stories" with a page and a fragment
npm run create-remote -- mf-stories --title "Our stories"   the same, with another heading
npm run create-remote -- mf-stories --into ../teams --packages dist   in a repository of its own (npm run pack)`;

const invalid = (message: string): RequestResult => ({ ok: false, message });

/** The name also names a JavaScript global and the chunks, so it has no hyphen. */
const NAME = /^[a-z][a-z0-9]{1,19}$/;

/**
 * Names that the shop itself uses: of its processes and regions, below `/releases/` of store-api, and of a folder that
 * each static host serves beside the remote's.
 */
const RESERVED = ['shell', 'commerce', 'mail', 'history', 'shells', 'media'];

/** A title becomes an ICU message, source code of a test and a text that the texts gate checks. */
const TITLE = /^[^\s{}<>'"`\\#]([^{}<>'"`\\#\n]{0,38}[^\s{}<>'"`\\#])?$/u;

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Parses the command line: `mf-stories [--title "…"]`. */
export const parseRequest = (args: readonly string[]): RequestResult => {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: {
        title: { type: 'string' },
        packages: { type: 'string' },
        into: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return invalid(error instanceof Error ? error.message : String(error));
  }
  const [folder = '', ...more] = parsed.positionals;
  const name = folder.replace(/^mf-/, '').replace(/\/$/, '');
  if (more.length > 0 || !NAME.test(name))
    return invalid(
      `Name one remote with 2 to 20 lowercase letters and digits, such as mf-stories${folder ? `; not ${[folder, ...more].join(' ')}` : ''}.`,
    );
  if (RESERVED.includes(name))
    return invalid(`The shop itself uses the name ${name}. Choose another one.`);
  const title = parsed.values.title ?? capitalized(name);
  if (!TITLE.test(title))
    return invalid(
      'A title has 1 to 40 characters, without quotes, braces, angle brackets, # and \\, such as "Our stories". Write ’ for an apostrophe.',
    );
  const { packages, into } = parsed.values;
  if (packages !== undefined && into === undefined && !IS_INSTALLED)
    return invalid(
      '--packages belongs to --into: a remote inside takes the packages of the workspace.',
    );
  return {
    ok: true,
    request: { name, title, ...(packages && { packages }), ...(into && { into }) },
  };
};
