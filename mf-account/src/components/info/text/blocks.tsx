import type { Block } from '../../../model/info/content-document.ts';
import { Insert } from '../inserts/insert.tsx';
import { StorageTable } from '../inserts/storage-table.tsx';
import { Inlines } from './inlines.tsx';
import { ContentTable } from './content-table.tsx';
import css from './text.module.css';

const One = ({ block }: { block: Block }) => {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading className={css[Heading]}>
          <Inlines of={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={css.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines of={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <ContentTable
          head={block.head.map((cell, index) => (
            <Inlines key={index} of={cell} />
          ))}
          rows={block.rows.map((row) =>
            row.map((cell, index) => <Inlines key={index} of={cell} />),
          )}
        />
      );
    case 'insert':
      return <Insert name={block.name} />;
    case 'storage':
      return <StorageTable of={block.groups} />;
  }
};

/** A page's text below its title. */
export const Blocks = ({ of }: { of: readonly Block[] }) => (
  <div className={css.text}>
    {of.map((block, index) => (
      <One key={index} block={block} />
    ))}
  </div>
);
