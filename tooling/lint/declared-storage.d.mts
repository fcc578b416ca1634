import type { Rule } from 'eslint';

export const declaredStorage: Rule.RuleModule;
export const noLiteralStorageKey: Rule.RuleModule;
