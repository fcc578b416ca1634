/** Event of the window: from here on React hears what happens on the page, and takes over one region after the other. */
export const ALIVE = 'shop:alive';
