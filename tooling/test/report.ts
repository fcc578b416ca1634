import type { Timed } from './slowest.ts';

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
    tests: readonly { status: string; results: readonly { duration: number }[] }[];
  }[];
}

type Spec = NonNullable<Suite['specs']>[number];

const specsIn = ({ suites = [], specs = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const nameOf = ({ title, file, line }: Spec): string => `${file}:${line} ${title}`;

/** Tests that passed only on retry: file, line and title of each. */
export const unstableTests = ({ suites }: Pick<Report, 'suites'>): string[] =>
  suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(nameOf);

/** Duration of each spec file in ms, retries included. */
export const fileTimes = ({ suites }: Pick<Report, 'suites'>): Timed[] => {
  const times = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsIn)) {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    times.set(
      file,
      durations.reduce((sum, it) => sum + it, times.get(file) ?? 0),
    );
  }
  return [...times].map(([name, duration]) => ({ name, duration }));
};
