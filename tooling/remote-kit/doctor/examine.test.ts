import { ok, problem, warning, type Check } from './check.ts';
import { examine, reportText } from './examine.ts';
import { surroundings } from './testing/surroundings.ts';

const check = (name: string, run: Check['run']): Check => ({ name, run });

const fine = check('disk', async () => [ok('50 GB are free')]);
const odd = check('Chromium', async () => [warning('None found', 'apt-get install chromium')]);
const broken = check('ports', async () => [problem('Taken: 3000 (shell)', 'Stop it')]);

describe('the doctor', () => {
  it('is content as long as there is no error', async () => {
    const report = await examine([fine, odd], surroundings());
    expect(report.ok).toBe(true);
    expect(reportText(report)).toBe(
      [
        '✓ disk      50 GB are free',
        '! Chromium  None found',
        '            → apt-get install chromium',
        '',
        'Nothing is in the way; 1 to look at.',
      ].join('\n'),
    );
  });

  it('reports every finding, also of a check that fails itself', async () => {
    const failing = check('remotes', () => Promise.reject(new Error('budgets.json is no JSON')));
    const report = await examine([broken, failing], surroundings());
    expect(report.ok).toBe(false);
    expect(report.findings).toEqual([
      { check: 'ports', level: 'error', message: 'Taken: 3000 (shell)', next: 'Stop it' },
      expect.objectContaining({
        check: 'remotes',
        level: 'error',
        message: 'budgets.json is no JSON',
      }),
    ]);
    expect(reportText(report)).toContain('2 to correct, 0 to look at.');
  });
});
