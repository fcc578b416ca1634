import type { Input, Operation } from '../definition/define-resource.ts';
import type { Shape } from '../definition/shape.ts';

const namesIn = (value: unknown): readonly string[] => [
  ...new Set(
    String(value ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** `_add_tags` and `_remove_tags`: comma-separated names of tags; those that do not exist are discarded. */
export const applyTags = (
  { store, emit }: Operation,
  { type }: Shape,
  id: string,
  { attributes }: Input,
): void => {
  const taggingOf = (name: string) => {
    const [tag] = store.where('tags', { name });
    const [tagging] = tag
      ? store.where('taggings', { taggable_type: type, taggable_id: id, tag_id: tag.id })
      : [];
    return { tag, tagging };
  };
  for (const name of namesIn(attributes['_add_tags'])) {
    const { tag, tagging } = taggingOf(name);
    if (tag === undefined || tagging !== undefined) continue;
    store.add('taggings', { tag_id: tag.id, taggable_type: type, taggable_id: id });
    emit(type, id, 'tagged');
  }
  for (const name of namesIn(attributes['_remove_tags'])) {
    const { tagging } = taggingOf(name);
    if (tagging) store.remove('taggings', tagging.id);
  }
};
