/** A failure printed without a stack: the problem and the next step. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

export const fail = (problem: string, next: string): never => {
  throw new CommandFailure(`${problem}\n${next}`);
};
