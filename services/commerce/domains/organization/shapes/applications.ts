import { flag, text } from '../../../engine/definition/attribute.ts';
import { shape } from '../../../engine/definition/shape.ts';

export const applicationShape = shape('applications', {
  name: text('write', 'filter'),
  kind: text('write', 'filter'),
  public_access: flag('filter'),
  redirect_uri: text('write'),
  uid: text('hidden', 'indexed').or(''),
  /** SHA-256 of the secret; null for a public client. */
  secret: text('hidden'),
  scopes: text('filter'),
});
