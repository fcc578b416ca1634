import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { RULES } from './rules.ts';

/** An import that a rule forbids. */
export interface Violation {
  rule: string;
  from: string;
  to: string;
  /** What to do instead. */
  comment: string;
  /** Files of a cycle, in order; empty for an import. */
  cycle: readonly string[];
}

const optionsFor = (root: string): ICruiseOptions => ({
  baseDir: root,
  validate: true,
  ruleSet: { forbidden: [...RULES] },
  exclude: { path: '(^|/)(dist|coverage|test-results|\\.cache|\\.shop)/' },
  doNotFollow: { path: 'node_modules' },
  // Includes type imports, but distinguishes them from values.
  tsPreCompilationDeps: 'specify',
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.css'],
  },
});

/**
 * Checks every import of a tree against the rules, dynamic ones included.
 *
 * @param root - absolute path
 * @param folders - folders of the root to read
 */
export const findViolations = async (
  root: string,
  folders: readonly string[],
): Promise<Violation[]> => {
  const { output } = await cruise([...folders], optionsFor(root));
  const { violations } = (output as ICruiseResult).summary;
  return violations.map(({ rule, from, to, cycle = [] }) => ({
    rule: rule.name,
    from,
    to,
    comment: RULES.find(({ name }) => name === rule.name)?.comment ?? '',
    cycle: cycle.map((it) => (typeof it === 'string' ? it : it.name)),
  }));
};
