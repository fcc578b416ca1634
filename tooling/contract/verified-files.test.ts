import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@shop/contracts/remote/fragments';
import { ROOT } from '../launcher/paths.ts';

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

/** The hash a file's name ends with, as the page reads it out of the name. */
const hashInName = (file: string): string | undefined =>
  /\.([\w-]{43})\.(?:js|css)$/.exec(file)?.[1]?.replace(/-/g, '+').replace(/_/g, '/').concat('=');

describe.each(REMOTE_NAMES.map((name) => `mf-${name}`))(
  'what runs of the release of %s',
  (name) => {
    const container = releaseOf(name).entry.web;
    const frames = Object.values(releaseOf(name).frames);
    const tags = ['index.html', ...frames].flatMap((page) =>
      [
        ...read(name, page)
          .toString()
          .matchAll(/<(?:script|link)[^>]+>/g),
      ].map(([tag]) => tag),
    );
    /** Scripts of the pages themselves, which name further files too. */
    const ownScripts = codeOf(name).filter((file) =>
      /^(?:standalone|[a-z]+-frame)\.[^.]+\.js$/.test(file),
    );
    const verifiedByPage = (file: string) =>
      tags.some((tag) => tag.includes(`"${file}"`) && tag.includes(`sha256-${hashInName(file)}`));

    it('begins with a container that the release manifest verifies', () => {
      expect(releaseOf(name).integrity[`web/${container}`]).toBe(
        `sha384-${hash('sha384', read(name, container))}`,
      );
    });

    it('P1 has each frame’s document named by its content, and all its scripts verified', () => {
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
      'has %s named by its content, in the container or the page that asks for it',
      (file) => {
        expect(hashInName(file)).toBe(hash('sha256', read(name, file)));
        const inName = /[\w-]{43}(?=\.\w+$)/.exec(file)?.[0] ?? 'none';
        const isNamedIn = (script: string) => read(name, script).includes(inName);
        expect(verifiedByPage(file) || [container, ...ownScripts].some(isNamedIn)).toBe(true);
      },
    );
  },
);

describe('what runs of the shell', () => {
  it.each(codeOf('shell'))('has %s named by its content', (file) => {
    expect(hashInName(file)).toBe(hash('sha256', read('shell', file)));
  });
});
