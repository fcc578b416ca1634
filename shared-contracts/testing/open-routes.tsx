import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { RemoteModule } from '../remote/types.ts';
import { PageParamsProvider } from '../routing/page-params.tsx';
import type { TestPage } from './create-test-page.ts';
import { inShop } from './in-shop.tsx';

const pagesOf = async ({ routes, pages }: Pick<RemoteModule, 'routes' | 'pages'>) =>
  new Map<string, ComponentType | undefined>(
    await Promise.all(
      routes.map(async ({ id }) => [id, (await pages[id]?.())?.Page] as [string, ComponentType]),
    ),
  );

/**
 * Opens a path below the market's prefix and follows the visitor through a remote's routes, like the shell. `at.path`
 * is the current path with its query.
 */
export const openRoutes = async (
  remote: Pick<RemoteModule, 'routes' | 'pages' | 'messages'>,
  page: TestPage,
  path: string,
) => {
  const { prefix } = page.context;
  const pages = await pagesOf(remote);
  const at = { path: '' };
  const Screen = () => {
    const { pathname, search } = useLocation();
    at.path = pathname.slice(prefix.length) + search;
    for (const route of remote.routes) {
      const match = matchPath(`${prefix}/${route.path}`, pathname);
      const Page = pages.get(route.id);
      if (match && Page) {
        return (
          <PageParamsProvider params={match.params as Record<string, string>}>
            <Page />
          </PageParamsProvider>
        );
      }
    }
    return <h1>elsewhere: {at.path}</h1>;
  };
  const view = render(await inShop(<Screen />, remote, page, path));
  return { ...view, user: userEvent.setup(), at };
};
