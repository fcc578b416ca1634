import { createContext, useContext, type ReactNode } from 'react';

export type PageParams = Readonly<Record<string, string>>;

const ParamsContext = createContext<PageParams>({});

/** Set by the shell around a page: the parameters its route matched. */
export const PageParamsProvider = ({
  params,
  children,
}: {
  params: PageParams;
  children: ReactNode;
}) => <ParamsContext value={params}>{children}</ParamsContext>;

/** Parameters of the matched route: `{ code: 'BARBERA' }` for `product/:code`. */
export const usePageParams = (): PageParams => useContext(ParamsContext);
