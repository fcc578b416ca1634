/** Window event: from here on React handles the page's events, and hydrates one region after the other. */
export const ALIVE = 'shop:alive';
