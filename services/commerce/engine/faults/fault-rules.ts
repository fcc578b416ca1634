import type { Fault, FaultRule } from './fault.ts';

/** The faults that are set right now; gone with the process. */
export interface FaultRules {
  readonly list: () => readonly FaultRule[];
  readonly add: (rule: Omit<FaultRule, 'id'>) => FaultRule;
  /** Whether there was such a rule. */
  readonly remove: (id: string) => boolean;
  readonly clear: () => void;
  /** The faults that meet a request; each counts as one of its `times`. */
  readonly take: (method: string, path: string) => readonly Fault[];
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*')}$`,
  ).test(path);

export const createFaultRules = (): FaultRules => {
  let rules: readonly FaultRule[] = [];
  let count = 0;
  return {
    list: () => rules,
    add: (values) => {
      const rule = { ...values, id: String(++count) };
      rules = [...rules, rule];
      return rule;
    },
    remove: (id) => {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    clear: () => {
      rules = [];
    },
    take: (method, path) => {
      const met = rules.filter(
        (rule) => (rule.method === null || rule.method === method) && matches(rule.path, path),
      );
      if (met.length > 0)
        rules = rules
          .map((rule) =>
            met.includes(rule) && rule.times !== null ? { ...rule, times: rule.times - 1 } : rule,
          )
          .filter(({ times }) => times !== 0);
      return met.map(({ fault }) => fault);
    },
  };
};
