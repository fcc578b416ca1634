import type { Rule } from 'eslint';

export const catalogueByLocale: Rule.RuleModule;
