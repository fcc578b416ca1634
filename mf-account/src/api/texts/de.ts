export { default as accessibility } from 'shop-content/accessibility/de.md';
export { default as contact } from 'shop-content/contact/de.md';
export { default as imprint } from 'shop-content/imprint/de.md';
export { default as privacy } from 'shop-content/privacy/de.md';
export { default as 'shipping-and-returns' } from 'shop-content/shipping-and-returns/de.md';
export { default as terms } from 'shop-content/terms/de.md';
