export { default as accessibility } from 'shop-content/accessibility/fr.md';
export { default as contact } from 'shop-content/contact/fr.md';
export { default as imprint } from 'shop-content/imprint/fr.md';
export { default as privacy } from 'shop-content/privacy/fr.md';
export { default as 'shipping-and-returns' } from 'shop-content/shipping-and-returns/fr.md';
export { default as terms } from 'shop-content/terms/fr.md';
