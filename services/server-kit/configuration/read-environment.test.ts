import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment, type ServiceEnvironment } from './read-environment.ts';
import type { Environment } from './variable.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const fileWith = (content: string): string => {
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  return file;
};

/** A service that needs a token and has a port. */
const service: ServiceEnvironment<Environment> = {
  prefix: 'COMMERCE_',
  variables: {
    COMMERCE_PORT: { type: 'port', meaning: 'port' },
    COMMERCE_TOKEN: { type: 'text', secret: true, meaning: 'token' },
  },
  schema: {
    safeParse: (environment) => {
      const issues = [
        ...(environment['COMMERCE_PORT'] === 'many'
          ? [{ path: ['COMMERCE_PORT'], message: 'must be a port' }]
          : []),
        ...(environment['COMMERCE_TOKEN'] === undefined
          ? [{ path: ['COMMERCE_TOKEN'], message: 'is missing' }]
          : []),
      ];
      return issues.length > 0
        ? { success: false, error: { issues } }
        : { success: true, data: environment };
    },
  },
};
const read = (environment: Environment) => readEnvironment(service, environment);
const problemsOf = (environment: Environment): string[] => {
  const result = read(environment);
  return result.ok ? [] : result.problems.map(({ name, message }) => `${name} ${message}`);
};

const COMMERCE_TOKEN = 'a-token';

describe('the environment of a service', () => {
  it('is parsed, and an empty variable counts as unset', () => {
    expect(read({ COMMERCE_TOKEN, COMMERCE_PORT: '' })).toEqual({
      ok: true,
      values: { COMMERCE_TOKEN },
    });
  });

  it('names every problem at once', () => {
    const missing = join(folder, 'missing');
    const given = { COMMERCE_PROT: '1', COMMERCE_PORT: 'many', COMMERCE_TOKEN_FILE: missing };
    expect(problemsOf(given)).toEqual([
      'COMMERCE_PROT is unknown: rename it to COMMERCE_PORT, or remove it',
      `COMMERCE_TOKEN_FILE names a file without a secret: ${missing} cannot be read (ENOENT)`,
      'COMMERCE_PORT must be a port',
    ]);
  });
});

describe('an unknown variable', () => {
  it.each([
    ['COMMERCE_TOKENS', 'is unknown: rename it to COMMERCE_TOKEN, or remove it'],
    ['COMMERCE_TOKEN_FILES', 'is unknown: rename it to COMMERCE_TOKEN_FILE, or remove it'],
    ['COMMERCE_COLOR', 'is unknown: remove it, or use a name of docs/configuration.md'],
    ['COMMERCE_PORT_FILE', 'is unknown: only secrets can be in a file, set COMMERCE_PORT'],
  ])('%s is refused with what to do', (name, message) => {
    expect(problemsOf({ COMMERCE_TOKEN, [name]: 'x' })).toEqual([`${name} ${message}`]);
  });

  it.each([
    'COMMERCE_ENDPOINT',
    'COMMERCE_WEBAPP_SECRET_FILE',
    'COMMERCE_SERVICE_HOST',
    'COMMERCE_SERVICE_PORT_HTTP',
    'COMMERCE_PORT_3010_TCP_ADDR',
    'COMMERCE_TEST_SIGNING_KEY',
    'SHELL_COLOR',
    'PATH',
  ])('is not one of another process, of Kubernetes, of tests or of anyone else: %s', (name) => {
    expect(problemsOf({ COMMERCE_TOKEN, [name]: 'x' })).toEqual([]);
  });
});

describe('a secret from a file', () => {
  it.each([
    ['a-token', 'a-token'],
    ['a-token\n', 'a-token'],
    ['a-token\r\n', 'a-token'],
    [' two\nlines \n\n', ' two\nlines \n'],
  ])('is the content of %j without one trailing line break', (content, secret) => {
    expect(read({ COMMERCE_TOKEN_FILE: fileWith(content) })).toEqual({
      ok: true,
      values: { COMMERCE_TOKEN: secret },
    });
  });

  it('contradicts the same secret in the environment, and shows neither', () => {
    const problems = problemsOf({ COMMERCE_TOKEN, COMMERCE_TOKEN_FILE: fileWith('another') });
    expect(problems).toEqual([
      'COMMERCE_TOKEN_FILE contradicts COMMERCE_TOKEN: set only one of them',
    ]);
  });

  it('may be set beside an empty variable, as deployment templates often do', () => {
    const given = { COMMERCE_TOKEN: '', COMMERCE_TOKEN_FILE: fileWith('another') };
    expect(read(given)).toMatchObject({ ok: true, values: { COMMERCE_TOKEN: 'another' } });
    expect(read({ COMMERCE_TOKEN, COMMERCE_TOKEN_FILE: '' })).toMatchObject({ ok: true });
  });

  it('names a file that is empty or a folder', () => {
    const file = fileWith('\n');
    expect(problemsOf({ COMMERCE_TOKEN_FILE: file })).toEqual([
      `COMMERCE_TOKEN_FILE names a file without a secret: ${file} is empty`,
    ]);
    expect(problemsOf({ COMMERCE_TOKEN_FILE: folder })).toEqual([
      `COMMERCE_TOKEN_FILE names a file without a secret: ${folder} cannot be read (EISDIR)`,
    ]);
  });
});
