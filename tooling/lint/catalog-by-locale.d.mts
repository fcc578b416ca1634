import type { Rule } from 'eslint';

export const catalogByLocale: Rule.RuleModule;
