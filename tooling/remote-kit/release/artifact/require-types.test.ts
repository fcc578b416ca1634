import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '../testing/write-build.ts';
import { requireTypes, type Sources } from './require-types.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mf-catalog-'));
});
afterEach(() => rm(folder, { recursive: true }));

const build = (types: boolean) => writeBuild(join(folder, 'dist'), { release: { types } });

const sources = (isCurrent: boolean, errors = '') => {
  const typeErrors = jest.fn(async () => errors);
  return { areCurrent: () => isCurrent, typeErrors } satisfies Sources;
};

describe('requireTypes', () => {
  it('accepts a build that has checked its types, without checking them again', async () => {
    await build(true);
    const given = sources(false, 'an error');
    expect(await requireTypes(folder, given)).toMatchObject({ ok: true });
    expect(given.typeErrors).not.toHaveBeenCalled();
  });

  it('checks the types of an unchecked build, and refuses it with every error', async () => {
    await build(false);
    expect(await requireTypes(folder, sources(true))).toMatchObject({ ok: true });
    expect(
      await requireTypes(folder, sources(true, 'a.ts(1,1): TS2322\nb.ts(2,2): TS2345')),
    ).toEqual({
      ok: false,
      code: 'TYPES',
      message: expect.stringContaining('has type errors'),
      problems: ['a.ts(1,1): TS2322', 'b.ts(2,2): TS2345'],
    });
  });

  it('refuses an unchecked build whose sources have changed, with the command to run', async () => {
    await build(false);
    const given = sources(false);
    expect(await requireTypes(folder, given)).toMatchObject({
      code: 'TYPES',
      message: expect.stringContaining('run npm run build'),
    });
    expect(given.typeErrors).not.toHaveBeenCalled();
  });

  it('refuses without a build', async () => {
    expect(await requireTypes(folder, sources(true))).toMatchObject({ code: 'NOT_BUILT' });
  });
});
