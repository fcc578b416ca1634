/** Exit code of a command, by the end of its process. */
export const exitCode: (
  command: string,
  code: number | null,
  signal: NodeJS.Signals | null,
) => number;
