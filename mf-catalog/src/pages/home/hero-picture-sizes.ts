/** Which width the layout gives the picture at the top of the home page. */
export const HERO_PICTURE_SIZES = '(min-width: 1344px) 747px, (min-width: 768px) 56vw, 100vw';
