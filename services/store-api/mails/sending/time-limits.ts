/** Timeout of connection, greeting and response, in ms. */
export const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Total timeout of one mail in ms, even if the server keeps responding. */
const SEND_LIMIT = 60_000;

/** Waits for the sending of one mail. @throws after its total timeout */
export const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server was too slow')), SEND_LIMIT);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
