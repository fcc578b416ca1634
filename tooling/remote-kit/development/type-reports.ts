/** How `tsc --watch` starts a check, and how it ends one. */
const BEGIN = /Starting (?:incremental )?compilation/;
const END = /Found \d+ errors?\. Watching for file changes\./;

/**
 * Reads the output of `tsc --watch`.
 *
 * @param onChange called after a check whose errors differ from those of the check before, with the compiler's lines,
 * and after the first one
 * @returns takes the output piece by piece
 */
export const typeReports = (
  onChange: (errors: readonly string[]) => void,
): ((text: string) => void) => {
  let rest = '';
  let errors: string[] = [];
  let reported: string | undefined;
  const readLine = (line: string): void => {
    if (BEGIN.test(line)) {
      errors = [];
    } else if (END.test(line)) {
      const now = errors.join('\n');
      if (now !== reported) onChange(errors);
      reported = now;
    } else if (line.trim() !== '') {
      errors.push(line);
    }
  };
  return (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(readLine);
  };
};
