import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Longest wait for regions whose code is loaded by the rendering itself, in ms. */
const LIMIT = 1000;

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Renders a page without sending it, and returns the stacks of errors that its regions throw. In a document React replaces
 * such a region by its fallback and reports nothing. The component stack follows the error's, which may be React's alone.
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
        // After the limit React reports pending regions as aborted: they are late, not broken.
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
