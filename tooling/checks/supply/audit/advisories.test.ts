/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAYS, judgeAdvisories, readReport, type Advisory, type Severity } from './advisories.ts';

const via = {
  source: 1097,
  name: 'one',
  title: 'Prototype pollution',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
};
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    one: { name: 'one', severity: 'high', via: [via], nodes: ['node_modules/one'] },
    two: { name: 'two', severity: 'high', via: ['one', via], nodes: ['node_modules/two'] },
  },
};
const advisory: Advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'one',
  title: 'Prototype pollution',
  url: via.url,
  severity: 'high',
};

describe('readReport', () => {
  it('lists an advisory once, however many packages have it', () => {
    expect(readReport(JSON.stringify(report))).toEqual({ ok: true, advisories: [advisory] });
  });

  it.each([
    ['', 'npm audit printed nothing'],
    ['<html>gateway</html>', '<html>gateway</html>'],
    ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ])('a registry without an answer is no empty list: %s', (output, reason) => {
    expect(readReport(output)).toEqual({ ok: false, reason });
  });
});

describe('judgeAdvisories', () => {
  const seen = (firstSeen: string) => [
    { id: advisory.id, package: 'one', firstSeen, reason: 'not reachable from a request' },
  ];
  const at = (date: string) => new Date(`${date}T12:00:00Z`);

  it('fails for a new advisory, and names the time', () => {
    expect(judgeAdvisories([advisory], [], at('2026-11-01'))).toEqual([
      { fails: true, text: expect.stringContaining('must be fixed within 7 days') },
    ]);
  });

  it.each([
    ['critical', 2],
    ['high', 7],
    ['moderate', 30],
    ['low', 90],
  ] as const)('a %s one may stay for %i days', (severity: Severity, days) => {
    expect(DAYS[severity]).toBe(days);
    const first = new Date(at('2026-11-01').getTime() - days * 86_400_000).toISOString();
    const known = seen(first.slice(0, 10));
    const judged = (now: string) => judgeAdvisories([{ ...advisory, severity }], known, at(now));
    expect(judged('2026-11-01')).toEqual([
      { fails: false, text: expect.stringContaining('0 days left') },
    ]);
    expect(judged('2026-11-02')).toEqual([
      { fails: true, text: expect.stringContaining('1 days over') },
    ]);
  });

  it('fails for a record whose advisory is gone', () => {
    expect(judgeAdvisories([], seen('2026-11-01'), at('2026-11-01'))).toEqual([
      { fails: true, text: expect.stringContaining('is gone: remove it') },
    ]);
  });
});

describe('npm run audit', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'audit-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const audit = (content: unknown): Promise<{ code: number; output: string }> => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return new Promise((resolve) => {
      execFile(process.execPath, [join(__dirname, '../audit.ts'), file], (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  };

  it('exits with 1 for a finding, and with 2 if the registry has no answer', async () => {
    const found = await audit(report);
    expect(found).toEqual({ code: 1, output: expect.stringContaining('GHSA-aaaa-bbbb-cccc') });
    const refused = await audit({ message: '405 Method Not Allowed' });
    expect(refused).toEqual({ code: 2, output: expect.stringContaining('405 Method Not Allowed') });
  });
});
