import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { parse } from 'yaml';
import { logLine, loggerOptions } from '@shop/server-kit/http';
import { ROOT } from '../remote-kit/workspace.ts';
import { findOnPath } from '../test/find-on-path.ts';
import { loggedFields } from './logged-fields.ts';
import { queriedMetrics } from './queried-metrics.ts';
import { registeredMetrics } from './registered-metrics.ts';

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: Record<string, string>;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const section = (document: string, title: string): string =>
  read(document).split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
/** Cells of the rows of a section's first table, header excluded. */
const rowsOf = (text: string): string[][] =>
  (text.split(/\n\n(?=\|)/)[1] ?? '')
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, it = '']) => it);

const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter((rule) => rule.alert !== undefined);
const dashboard = JSON.parse(read('deploy/grafana/dashboards/shop.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};

const registered = registeredMetrics();
const known = new Set(
  [...registered.shell, ...registered['store-api']].flatMap(({ name, type }) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`) : [name],
  ),
);
for (const { record } of rules) if (record) known.add(record);
// Prometheus writes it itself.
known.add('up');

describe('queriedMetrics', () => {
  it('finds names, and neither labels nor functions', () => {
    expect(
      queriedMetrics(
        'sum by (remote) (rate(a_total{by="x y"}[5m])) / on (host) max(b:c:rate1h) > 2 or time() - d',
      ),
    ).toEqual(['a_total', 'b:c:rate1h', 'd']);
  });
});

describe('metrics', () => {
  it.each(rules.map((rule) => [rule.alert ?? rule.record, rule.expr]))(
    'of the rule %s are registered',
    (_name, expr = '') => {
      expect(queriedMetrics(expr).length).toBeGreaterThan(0);
      expect(queriedMetrics(expr).filter((it) => !known.has(it))).toEqual([]);
    },
  );

  it('of the dashboard are registered', () => {
    const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(queries.length).toBeGreaterThan(30);
    expect(queries.flatMap(queriedMetrics).filter((it) => !known.has(it))).toEqual([]);
  });

  it('of the runbooks are registered', () => {
    const names = [...read('docs/runbooks.md').matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => /^[a-z]+_[a-z_]+$/.test(code) || code.includes('(rate('))
      .flatMap(queriedMetrics)
      .filter((name) => !['circuit_state', 'pg_stat_activity', 'not_finished'].includes(name));
    expect(names.filter((name) => !known.has(name) && !known.has(`${name}_count`))).toEqual([]);
  });

  it('are the table of docs/observability.md, with their types and labels', () => {
    const own = (service: 'shell' | 'store-api') =>
      registered[service]
        .filter(({ isOfProcess }) => !isOfProcess)
        .map(({ name, type, labels }) => {
          const both = name === 'http_request_duration_seconds';
          return [name, both ? 'both' : service, type, labels.join(', ')].join(' | ');
        });
    const documented = rowsOf(section('docs/observability.md', 'Metrics')).map(
      ([, name, service, type, labels]) => [quoted(name)[0], service, type, labels].join(' | '),
    );
    expect(documented.toSorted()).toEqual(
      [...new Set([...own('shell'), ...own('store-api')])].toSorted(),
    );
  });
});

describe('alerts', () => {
  it('have a severity, texts and their own runbook', () => {
    for (const { alert = '', labels, annotations = {} } of alerts) {
      expect([alert, labels?.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
      expect(annotations['summary']).toBeTruthy();
      expect(annotations['description']).toBeTruthy();
      expect(annotations['runbook']).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
    }
  });

  it('are the sections of docs/runbooks.md', () => {
    const sections = [...read('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, it]) => it);
    expect(sections).toEqual(alerts.map(({ alert }) => alert));
  });
});

const promtool = process.env['PROMTOOL_PATH'] ?? findOnPath('promtool');

(promtool ? describe : describe.skip)('promtool', () => {
  it.each([
    [['check', 'config', '--syntax-only', 'prometheus.yml']],
    [['check', 'rules', 'alerts.yaml']],
    [['test', 'rules', 'alerts.test.yaml']],
  ])('%s', (args) => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', args, {
      cwd: join(ROOT, 'deploy/prometheus'),
      encoding: 'utf8',
    });
    expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
  });
});

/** Fields of the objects that log calls spread. */
const SPREAD: Readonly<Record<string, readonly string[]>> = {
  author: ['by', 'claimedBy', 'reason'],
  failure: ['team', 'region', 'page', 'thrown'],
  fields: ['remote', 'version', 'amount'],
  'loggedOf(work)': ['customerId'],
  plan: ['version', 'stages', 'minutes', 'views'],
  report: ['directive', 'blocked'],
  result: ['rendered', 'failures'],
};

describe('log lines', () => {
  const documented = new Set(
    rowsOf(section('docs/observability.md', 'Log lines')).flatMap(([, fields]) => quoted(fields)),
  );

  it('have documented fields only', () => {
    const found = loggedFields();
    expect(found.length).toBeGreaterThan(20);
    for (const { file, names, spreads } of found) {
      const unknown = spreads.filter((it) => !(it in SPREAD));
      expect([file, unknown]).toEqual([file, []]);
      const fields = [...names, ...spreads.flatMap((it) => SPREAD[it] ?? [])];
      expect([file, fields.filter((it) => !documented.has(it))]).toEqual([file, []]);
    }
  });

  it('have documented fields only around those of the call', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(`${chunk}`);
        done();
      },
    });
    const app = fastify({ logger: { ...loggerOptions('debug'), stream } });
    app.get('/fails', async () => Promise.reject(new Error('no room')));
    await app.inject('/fails?token=secret');
    lines.push(logLine('warn', 'traces are dropped'));
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines)
      expect(Object.keys(JSON.parse(line)).filter((it) => !documented.has(it))).toEqual([]);
    expect(lines.join('')).not.toContain('secret');
  });
});
