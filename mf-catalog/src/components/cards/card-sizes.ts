/** Which width a card's picture takes in the grid. */
export const CARD_SIZES = '(min-width: 1200px) 290px, (min-width: 768px) 30vw, 45vw';
