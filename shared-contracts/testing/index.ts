/** For tests of remotes alone: product code never imports this. */
export { answerEndpoints, type EndpointAnswers } from './answer-endpoints.ts';
export { commerceError } from './commerce-error.ts';
export { createTestPage, type TestPage } from './create-test-page.ts';
export { HOSTILE_CODES } from './hostile-codes.ts';
export { inShop } from './in-shop.tsx';
export { makeConfig } from './make-config.ts';
export { openRoutes } from './open-routes.tsx';
export { aBottle, aLine, anAddress, anOrder, euros } from './orders.ts';
export { known, visitor } from './shell-slices.ts';
