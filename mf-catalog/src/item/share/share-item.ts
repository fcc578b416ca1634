/** What became of sharing: the shopper chose someone, changed their mind, or has the address to paste. */
export type Shared = 'shared' | 'dismissed' | 'copied' | 'failed';

const isDismissal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Offers a page to the device's own ways of sharing; where there are none, copies its address. */
export const shareItem = async ({
  title,
  url,
}: {
  title: string;
  url: string;
}): Promise<Shared> => {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return isDismissal(error) ? 'dismissed' : 'failed';
  }
};
