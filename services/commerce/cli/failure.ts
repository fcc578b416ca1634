/** A failure that is told as it is, without a stack: what is wrong, and what to do next. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

export const fail = (problem: string, next: string): never => {
  throw new CommandFailure(`${problem}\n${next}`);
};
