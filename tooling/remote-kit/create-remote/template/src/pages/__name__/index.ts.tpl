import type { PageModule } from '@shop/contracts/remote';
import { PAGE_PATH } from '../../model/path.ts';

export { __Name__Page as Page } from './__name__-page.tsx';

/** Complete on the server, and the same for every visitor. */
export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: {
    title: text('__name__.head'),
    description: text('__name__.lead'),
    canonical: PAGE_PATH,
  },
});
