/** Results go to standard output, so that they can be piped on. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Progress goes to standard error. */
export const printProgress = (line: string): void => void process.stderr.write(`${line}\n`);
