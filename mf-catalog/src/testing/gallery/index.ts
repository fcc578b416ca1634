import type { PageResult } from '@shop/contracts/remote';

export { GalleryPage as Page } from './gallery-page.tsx';

/** Reads nothing: the states are constants. */
export const load = async (): Promise<PageResult> => ({ status: 200, head: { title: 'Gallery' } });
