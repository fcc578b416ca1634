/** Routers that no page of the shop needs: for a render on the server, and in memory for standalone pages and tests. */
export { MemoryRouter, StaticRouter } from 'react-router';
