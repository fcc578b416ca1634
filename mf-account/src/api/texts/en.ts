export { default as accessibility } from 'shop-content/accessibility/en.md';
export { default as contact } from 'shop-content/contact/en.md';
export { default as imprint } from 'shop-content/imprint/en.md';
export { default as privacy } from 'shop-content/privacy/en.md';
export { default as 'shipping-and-returns' } from 'shop-content/shipping-and-returns/en.md';
export { default as terms } from 'shop-content/terms/en.md';
