import { versionProblem } from './report-files.ts';
import { compareReports } from './compare-reports.ts';
import { parseReport, reportText } from './report-text.ts';

type Entries = Record<string, Record<string, string>>;

const report = (entries: Entries, unexported: Record<string, string> = {}) =>
  parseReport(
    reportText(
      {
        name: '@shop/x',
        entries: new Map(
          Object.entries(entries).map(([it, names]) => [it, new Map(Object.entries(names))]),
        ),
        files: ['@shop/x/settings.json'],
        unexported: new Map(Object.entries(unexported)),
      },
      '3.0.0',
    ),
  );

const A = { A: 'interface A {\n  code: string;\n}' };
const f = (type: string) => ({ f: `declare const f: ${type};` });
const NONE = { removed: [], changed: [], added: [] };

it('a report is read back as it was written', () => {
  const { contract, names } = report(
    { '@shop/x': { ...A, ...f('() => A') } },
    { B: 'type B = 1;' },
  );
  expect(contract).toBe('3.0.0');
  expect([...names]).toEqual([
    ['@shop/x A', A.A],
    ['@shop/x f', 'declare const f: () => A;'],
    ['Not exported, but part of the declarations above B', 'type B = 1;'],
    ['@shop/x/settings.json (file)', ''],
  ]);
});

describe('changes of the API', () => {
  it.each([
    ['nothing', f('() => A'), f('() => A'), NONE],
    ['a removed name', { ...A, ...f('() => A') }, A, { ...NONE, removed: ['@shop/x f'] }],
    ['an added name', A, { ...A, ...f('() => A') }, { ...NONE, added: ['@shop/x f'] }],
    ['a changed result', f('() => A'), f('() => B'), { ...NONE, changed: ['@shop/x f'] }],
    ['a removed parameter', f('(a: A) => A'), f('() => A'), { ...NONE, changed: ['@shop/x f'] }],
    ['an added parameter', f('() => A'), f('(a?: A) => A'), { ...NONE, added: ['@shop/x f'] }],
    ['a union’s new member', f('"a"'), f("| 'a' | 'b'"), { ...NONE, changed: ['@shop/x f'] }],
    ['another one', f("'a'"), f("\n  | 'a'\n  | 'b'"), { ...NONE, added: ['@shop/x f'] }],
  ])('%s', (_, former, now, changes) => {
    expect(compareReports(report({ '@shop/x': former }), report({ '@shop/x': now }))).toEqual(
      changes,
    );
  });

  it('a name that another entry declares now has not changed', () => {
    const former = report({ '@shop/x/b': A });
    const now = report({ '@shop/x/a': A, '@shop/x/b': { A: "export { A } from '@shop/x/a';" } });
    expect(compareReports(former, now)).toEqual({ ...NONE, added: ['@shop/x/a A'] });
  });

  it('a declaration that is not exported counts if it changes, not if it comes or goes', () => {
    const with_ = (unexported: Record<string, string>) => report({ '@shop/x': A }, unexported);
    const changes = compareReports(
      with_({ B: 'type B = 1;', C: 'type C = 1;' }),
      with_({ B: 'type B = 2;', D: 'type D = 1;' }),
    );
    expect(changes).toEqual({
      ...NONE,
      changed: ['Not exported, but part of the declarations above B'],
    });
  });
});

describe('R4 the version of the contract', () => {
  const removed = { ...NONE, removed: ['@shop/x A'] };
  const changed = { ...NONE, changed: ['@shop/x A'] };
  const added = { ...NONE, added: ['@shop/x A'] };

  it.each([
    ['unchanged', NONE, '3.1.2', null],
    ['unchanged, raised', NONE, '3.2.0', null],
    ['an addition in a minor version', added, '3.2.0', null],
    ['an addition in a major version', added, '4.0.0', null],
    ['an addition without a version', added, '3.1.2', '3.2.0'],
    ['an addition in a patch', added, '3.1.3', '3.2.0'],
    ['a removal in a major version', removed, '4.0.0', null],
    ['a removal in a minor version', removed, '3.2.0', '4.0.0'],
    ['a change in a minor version', changed, '3.2.0', '4.0.0'],
  ])('%s', (_, changes, present, needed) => {
    const problem = versionProblem(changes, '3.1.2', present);
    if (needed === null) expect(problem).toBeNull();
    else {
      expect(problem).toContain(`must be ${needed}, not ${present}`);
      expect(problem).toMatch(/(?:Removed|Changed|Added): @shop\/x A$/u);
    }
  });
});
