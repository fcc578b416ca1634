import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KIT } from '../../workspace.ts';
import { symbolicateCommand } from './symbolicate-command.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'traces-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('symbolicate', () => {
  it('shows the trace of a file', async () => {
    const file = join(folder, 'trace.txt');
    writeFileSync(file, 'Error: x');
    expect(await symbolicateCommand(folder, {}, [file])).toEqual({ ok: true, value: 'Error: x' });
  });

  it('names a file that is missing and what to do', () => {
    const file = join(folder, 'missing.txt');
    const script = join(KIT, 'release/release.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'symbolicate', file], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`The stack trace ${file} cannot be read. There is no such file.`);
    expect(stderr).toContain('npm run release -- symbolicate < trace.txt');
    expect(stderr).not.toContain('ENOENT');
  });

  it('names what else prevents reading', async () => {
    const result = await symbolicateCommand(folder, {}, [folder]);
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining('EISDIR') });
  });
});
