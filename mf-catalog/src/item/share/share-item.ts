/** Outcome of sharing: sent, dismissed by the shopper, copied to the clipboard, or failed. */
export type Shared = 'shared' | 'dismissed' | 'copied' | 'failed';

const isDismissal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share sheet; copies the URL if the device has none. */
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
