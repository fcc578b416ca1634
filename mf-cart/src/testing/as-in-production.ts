/**
 * Import it first where thousands of actions are dispatched: the store leaves out the checks of development, which
 * take most of the time.
 */
process.env['NODE_ENV'] = 'production';

export {};
