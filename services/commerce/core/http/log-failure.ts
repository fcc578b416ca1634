/** Writes an unexpected failure to standard error, on one line and without the request's body. */
export const logFailure = (method: string, url: string, error: unknown): void => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const path = url.split('?')[0] ?? '';
  process.stderr.write(`commerce failure ${method} ${path} ${JSON.stringify(text)}\n`);
};
