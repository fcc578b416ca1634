export { default as accessibility } from 'shop-content/accessibility/it.md';
export { default as contact } from 'shop-content/contact/it.md';
export { default as imprint } from 'shop-content/imprint/it.md';
export { default as privacy } from 'shop-content/privacy/it.md';
export { default as 'shipping-and-returns' } from 'shop-content/shipping-and-returns/it.md';
export { default as terms } from 'shop-content/terms/it.md';
