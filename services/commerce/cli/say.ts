/** Results go to standard output, so that they can be piped on. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What is under way goes to standard error. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);
