import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { REMOTES } from '../remote-kit/remotes.ts';

interface Release {
  entry: { web: string };
  frames: Record<string, string>;
  integrity: Record<string, string>;
}

const hash = (algorithm: 'sha256' | 'sha384', content: Buffer) =>
  createHash(algorithm).update(content).digest('base64');

const folderOf = (name: string) => join(ROOT, name, 'dist', 'web');
const codeOf = (name: string): string[] =>
  readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css)$/.test(file),
  );
const read = (name: string, file: string): Buffer => readFileSync(join(folderOf(name), file));
const releaseOf = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, name, 'dist', 'release.json'), 'utf8')) as Release;

/** The hash at the end of a file name, as the page reads it. */
const hashInName = (file: string): string | undefined =>
  /\.([\w-]{43})\.(?:js|css)$/.exec(file)?.[1]?.replace(/-/g, '+').replace(/_/g, '/').concat('=');

describe.each(REMOTES.map(({ folder }) => folder))('files of the release of %s', (name) => {
  const container = releaseOf(name).entry.web;
  const frames = Object.values(releaseOf(name).frames);
  const tags = ['index.html', ...frames].flatMap((page) =>
    [
      ...read(name, page)
        .toString()
        .matchAll(/<(?:script|link)[^>]+>/g),
    ].map(([tag]) => tag),
  );
  /** Scripts of the pages themselves, which name further files. */
  const ownScripts = codeOf(name).filter((file) =>
    /^(?:standalone|[a-z]+-frame)\.[^.]+\.js$/.test(file),
  );
  const verifiedByPage = (file: string) =>
    tags.some((tag) => tag.includes(`"${file}"`) && tag.includes(`sha256-${hashInName(file)}`));

  it('start with a container verified by the release manifest', () => {
    expect(releaseOf(name).integrity[`web/${container}`]).toBe(
      `sha384-${hash('sha384', read(name, container))}`,
    );
  });

  it('P1 have a content hash in each frame document’s name, and verified scripts', () => {
    for (const file of frames) {
      const content = read(name, file);
      const inName = createHash('sha256').update(content).digest('base64url');
      expect(file.split('.')[1]).toBe(inName);
      const scripts = content.toString().match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toMatch(/ integrity="sha256-[^"]{44}"/);
    }
  });

  it.each(codeOf(name).filter((file) => file !== container))(
    'have a content hash in %s, named by the container or a page',
    (file) => {
      expect(hashInName(file)).toBe(hash('sha256', read(name, file)));
      const inName = /[\w-]{43}(?=\.\w+$)/.exec(file)?.[0] ?? 'none';
      const isNamedIn = (script: string) => read(name, script).includes(inName);
      expect(verifiedByPage(file) || [container, ...ownScripts].some(isNamedIn)).toBe(true);
    },
  );
});

describe('files of the shell', () => {
  it.each(codeOf('shell'))('have a content hash in %s', (file) => {
    expect(hashInName(file)).toBe(hash('sha256', read('shell', file)));
  });
});
