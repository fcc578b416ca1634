import type { ShellReport } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../testing/make-release.ts';
import { SHELL_TOKEN, type TestService, startService } from '../testing/start-service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService({ shell: { contract: '3.1.0', runtime: '2.9.2' } });
  for (const [version, contract] of Object.entries(BUILT))
    await service.put(makeRelease(version, { contract }));
});
afterEach(() => service.stop());

/** Version → contract of a registered release. */
const BUILT = {
  '1.0.0-aaaa': '1.9.0',
  '2.0.0-aaaa': '2.5.0',
  '3.0.0-aaaa': '3.0.0',
  '3.1.0-aaaa': '3.1.0',
  '4.0.0-aaaa': '4.0.0',
} as const;

/** Sends the report of a shell. A shell from before contract 3.0.0 reports no contract. */
const run = (id: string, contract?: string, its: Partial<ShellReport> = {}) => {
  const report: ShellReport = {
    interval: 1000,
    etag: null,
    releases: {},
    canaries: {},
    problems: [],
    ...(contract && { contract }),
    ...its,
  };
  return service.app.inject({
    method: 'PUT',
    url: `/releases/shells/${id}`,
    headers: { authorization: `Bearer ${SHELL_TOKEN}` },
    payload: report,
  });
};
const promote = async (version: keyof typeof BUILT): Promise<string> => {
  const answer = await service.post('/releases/catalog/promote', { version });
  return answer.statusCode === 200 ? 'live' : answer.json().error.message;
};
/** The registered releases that may go live. */
const accepted = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const version of Object.keys(BUILT) as (keyof typeof BUILT)[])
    if ((await promote(version)) === 'live') found.push(BUILT[version]);
  return found;
};

describe('a promotion', () => {
  it('R4 accepts majors N and N−1 of the configured shell if none reports', async () => {
    expect(await accepted()).toEqual(['2.5.0', '3.0.0', '3.1.0']);
  });

  it('R4 follows the running shells instead, once they report', async () => {
    await run('web-1', '4.0.0');
    expect(await accepted()).toEqual(['3.0.0', '3.1.0', '4.0.0']);
  });

  it('R4 refuses a remote of the next major as long as any shell is of the present one', async () => {
    await run('web-1', '4.0.0');
    await run('web-2', '3.1.0');
    expect(await accepted()).toEqual(['3.0.0', '3.1.0']);
    expect(await promote('4.0.0-aaaa')).toBe(
      'Release 4.0.0-aaaa of catalog was built with contract 4.0.0; the running shell web-2 provides 3.1.0 ' +
        'and serves remotes of 3.0 to 3.1 and 2.x. Deploy the shell with contract 4.0 or a newer one of 4.x ' +
        'first. What was live stays live.',
    );
  });

  it('R4 refuses a remote older than the window with what to do', async () => {
    await run('web-1', '4.0.0');
    expect(await promote('2.0.0-aaaa')).toMatch(
      /built with contract 2\.5\.0; the running shell web-1 provides 4\.0\.0.*Rebuild the remote with contract 4\./,
    );
  });

  it('R4 treats a shell without a reported contract as older than 3.0.0', async () => {
    await run('web-1');
    expect(await accepted()).toEqual(['1.9.0', '2.5.0']);
  });

  it.each([
    [
      'runtime',
      { runtime: '2.10.0' },
      'RUNTIME_MISMATCH',
      /the running shell web-2 provides 2\.10\.0/,
    ],
    [
      'shared modules',
      { shared: { react: '18.3.0' } },
      'SHARED_MISMATCH',
      /that the running shell web-2 shares/,
    ],
  ])('R5 compares a release with the %s of every running shell', async (_, its, code, message) => {
    await run('web-1', '3.1.0', { runtime: '2.9.2', shared: { react: '19.3.1' } });
    expect(await promote('3.0.0-aaaa')).toBe('live');
    await run('web-2', '3.1.0', { runtime: '2.9.2', shared: { react: '19.3.1' }, ...its });
    const answer = await service.post('/releases/catalog/promote', { version: '3.1.0-aaaa' });
    expect(answer.json().error).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it('R4 asks the same of a canary and of a preview', async () => {
    await promote('3.0.0-aaaa');
    const canary = await service.post('/releases/catalog/canary', {
      version: '4.0.0-aaaa',
      traffic: 10,
    });
    expect(canary.json().error).toMatchObject({ code: 'CONTRACT_MISMATCH' });
    const preview = await service.post('/release-previews', {
      releases: { catalog: '4.0.0-aaaa' },
    });
    expect(preview.json().error).toMatchObject({ code: 'CONTRACT_MISMATCH' });
  });
});
