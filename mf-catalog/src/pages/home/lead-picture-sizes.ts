/** Which width the layout gives the lead story's picture. */
export const LEAD_PICTURE_SIZES = '(min-width: 1200px) 600px, (min-width: 768px) 50vw, 100vw';
