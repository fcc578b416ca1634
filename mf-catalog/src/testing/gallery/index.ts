import type { PageResult } from '@shop/contracts/remote';

export { GalleryPage as Page } from './gallery-page.tsx';

/** Nothing to read: the states are made here. */
export const load = async (): Promise<PageResult> => ({ status: 200, head: { title: 'Gallery' } });
