import css from './gallery.module.css';
import { pageStates } from './page-states.tsx';
import { ProductStateView } from './product-state-view.tsx';
import { productStates } from './states.ts';

/** Every state of a product side by side, for design and development. Not a page of the shop. */
export const GalleryPage = () => (
  <>
    <h1>States of a product</h1>
    <div className={css.states}>
      {productStates.map((state) => (
        <ProductStateView key={state.name} state={state} />
      ))}
    </div>
    {pageStates.map(({ name, shown }) => (
      <article key={name} aria-label={name} className={css.page}>
        <h2 className={css.name}>{name}</h2>
        {shown}
      </article>
    ))}
  </>
);
