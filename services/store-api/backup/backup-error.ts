/** A refusal that is printed without a stack: the problem and the next step. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  constructor(problem: string, next: string) {
    super(`${problem}\n${next}`);
  }
}
