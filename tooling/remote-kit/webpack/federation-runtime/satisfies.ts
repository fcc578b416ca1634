/** Major, minor and patch number, and the pre-release: empty for a release. */
type Version = readonly [major: number, minor: number, patch: number, preRelease: string];

/** Operator, numbers and pre-release of one part of a range; `x` and `*` end the numbers. */
const PART = /^(\^|~|[<>]=?)?[=v]*(?:(\d+)(?:\.(\d+)(?:\.(\d+)(?:-([^+]+))?)?)?)?/;

const parse = (text: string) => {
  const [, operator, major, minor, patch, preRelease = ''] = PART.exec(text) ?? [];
  const numbers = [major, minor, patch].filter((it) => it !== undefined).map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  const version: Version = [first, second, third, preRelease];
  return { operator, version, numbers };
};

const comparePreReleases = (a: string, b: string): number => {
  if (a === b) return 0;
  // A release is above its pre-releases.
  if (!a || !b) return a ? -1 : 1;
  return a.localeCompare(b, 'en', { numeric: true });
};

const compare = (a: Version, b: Version): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || comparePreReleases(a[3], b[3]);

/** Negative if `a` is below `b`. */
export const compareVersions = (a: string, b: string): number =>
  compare(parse(a).version, parse(b).version);

/** The lowest version, with pre-releases, whose number at `place` is above. */
const above = ([major, minor, patch]: Version, place: number): Version => {
  if (place === 0) return [major + 1, 0, 0, '0'];
  return place === 1 ? [major, minor + 1, 0, '0'] : [major, minor, patch + 1, '0'];
};

/** `^` permits changes after the first number that is not 0, `~` of the patch number, others what is not given. */
const lastFixed = (operator: string | undefined, numbers: readonly number[]): number => {
  const last = numbers.length - 1;
  if (operator === '~') return Math.min(last, 1);
  const significant = operator === '^' ? numbers.findIndex((it) => it > 0) : -1;
  return significant < 0 ? last : significant;
};

const fits = (version: Version, part: string): boolean => {
  const { operator, version: low, numbers } = parse(part);
  if (numbers.length === 0) return true;
  const order = compare(version, low);
  const isExact = numbers.length === 3 && operator !== '^' && operator !== '~';
  const isWithin = isExact
    ? order <= 0
    : compare(version, above(low, lastFixed(operator, numbers))) < 0;
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return isWithin;
    case '>':
      return !isWithin;
    case '>=':
      return order >= 0;
    default:
      return order >= 0 && isWithin;
  }
};

/** Whether a version is in a range of npm's syntax. Pre-releases are compared by their order alone. */
export const satisfies = (version: string, range: string): boolean =>
  range.split('||').some((alternative) =>
    alternative
      .replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2')
      .replace(/([<>=~^])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((part) => fits(parse(version).version, part)),
  );
