/** The parsed part of Playwright's JSON report. */
export interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly Suite[];
}

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly { status: string }[];
  }[];
}

const unstableIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(unstableIn),
];

/** Tests that passed only on retry: file, line and title of each. */
export const unstableTests = ({ suites }: Pick<Report, 'suites'>): string[] =>
  suites.flatMap(unstableIn);
