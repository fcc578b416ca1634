import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Longest wait for regions whose code is loaded by the rendering itself, in ms. */
const LIMIT = 1000;

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Renders a page to nowhere, and returns the stacks of what its regions throw: in a document they are left out without a
 * word, for the browser to render. The stack of components follows that of the error, which may be React's alone.
 */
export const thrownIn = (page: ReactNode): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const thrown: string[] = [];
    let isOver = false;
    const end = (): void => {
      isOver = true;
      clearTimeout(timer);
      resolve(thrown);
    };
    const { abort } = renderToPipeableStream(page, {
      onError: (error, { componentStack }) => {
        // What is not there in time was not refused by anyone.
        if (!isOver) thrown.push(`${textOf(error)}${componentStack ?? ''}`);
      },
      onAllReady: end,
      onShellError: end,
    });
    const timer = setTimeout(() => {
      end();
      abort();
    }, LIMIT);
  });
