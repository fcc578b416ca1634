export * from './account.ts';
export * from './items.ts';
export * from './newsletter.ts';
export * from './orders.ts';
export * from './profile.ts';
