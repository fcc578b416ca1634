export { default as accessibility } from 'shop-content/accessibility/es.md';
export { default as contact } from 'shop-content/contact/es.md';
export { default as imprint } from 'shop-content/imprint/es.md';
export { default as privacy } from 'shop-content/privacy/es.md';
export { default as 'shipping-and-returns' } from 'shop-content/shipping-and-returns/es.md';
export { default as terms } from 'shop-content/terms/es.md';
