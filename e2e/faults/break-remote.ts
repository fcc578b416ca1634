import type { Page, Route } from '@playwright/test';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import type { Ports } from '../../tooling/remote-kit/ports.ts';

/** Failures of a remote's host, as seen by a browser. */
export const FAULTS = {
  'answers 503': (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  // Neither responds nor refuses: the browser waits as long as the page allows.
  hangs: () => undefined,
  'serves HTML with 200': (route: Route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html><title>Welcome</title>',
    }),
} as const satisfies Record<string, (route: Route) => unknown>;

export type Fault = keyof typeof FAULTS;

/** Makes all requests to a remote's host fail on this page. @returns the function that restores it */
export const breakRemote = async (
  page: Page,
  ports: Ports,
  name: RemoteName,
  fault: Fault,
): Promise<() => Promise<void>> => {
  const address = `http://127.0.0.1:${ports.remotes[name]}/**`;
  const handler = async (route: Route): Promise<void> => {
    await FAULTS[fault](route);
  };
  await page.route(address, handler);
  return () => page.unroute(address, handler);
};
