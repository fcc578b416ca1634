import { createFaultRules } from './fault-rules.ts';
import { faultsOfHeader } from './register-faults.ts';

const status = { kind: 'status', status: 503 } as const;
const rule = { method: null, path: '/api/orders*', times: null, fault: status };

describe('fault rules', () => {
  it('meet requests of their method and path only', () => {
    const rules = createFaultRules();
    rules.add({ ...rule, method: 'PATCH', path: '/api/orders/*' });
    expect(rules.take('PATCH', '/api/orders/abc')).toEqual([status]);
    expect(rules.take('GET', '/api/orders/abc')).toEqual([]);
    expect(rules.take('PATCH', '/api/skus/abc')).toEqual([]);
  });

  it('end after as many requests as they were set for', () => {
    const rules = createFaultRules();
    rules.add({ ...rule, times: 2 });
    expect([1, 2, 3].map(() => rules.take('GET', '/api/orders').length)).toEqual([1, 1, 0]);
    expect(rules.list()).toEqual([]);
  });

  it('take a path literally but for the star', () => {
    const rules = createFaultRules();
    rules.add({ ...rule, path: '/api/a.b(c)' });
    expect(rules.take('GET', '/api/a.b(c)')).toHaveLength(1);
    expect(rules.take('GET', '/api/aXb(c)')).toEqual([]);
  });

  it('are removed one by one or all at once', () => {
    const rules = createFaultRules();
    const first = rules.add(rule);
    rules.add(rule);
    expect(rules.remove(first.id)).toBe(true);
    expect(rules.remove(first.id)).toBe(false);
    expect(rules.list()).toHaveLength(1);
    rules.clear();
    expect(rules.list()).toEqual([]);
  });
});

describe('the x-fault header', () => {
  it('names faults in their order and leaves out what it does not know', () => {
    expect(faultsOfHeader('delay=20, nonsense, reset,status=500,drop-after-commit')).toEqual([
      { kind: 'delay', ms: 20 },
      { kind: 'reset' },
      { kind: 'status', status: 500 },
      { kind: 'drop' },
    ]);
    expect(faultsOfHeader(undefined)).toEqual([]);
  });
});
