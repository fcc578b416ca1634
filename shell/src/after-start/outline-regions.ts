import type { LiveRemotes } from '../remotes/live-remotes.ts';

/** A sheet made by script: the code has no file of its own, and the policy of documents admits no inline sheet. */
const CSS = `
[data-boundaries] {
  position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 60; pointer-events: none;
}
[data-boundaries] > div {
  --team: var(--ink-soft); position: absolute; outline: 2px dashed var(--team); outline-offset: -2px;
}
[data-boundaries] > [data-of='catalog'] { --team: light-dark(#8a6d1f, #d9b95c); }
[data-boundaries] > [data-of='cart'] { --team: var(--wine); }
[data-boundaries] > [data-of='checkout'] { --team: var(--spring); }
[data-boundaries] > [data-of='account'] { --team: var(--ink); }
[data-boundaries] span {
  position: absolute; inset-block-start: 0; inset-inline-start: 0; padding: 0 0.375rem; white-space: nowrap;
  background: var(--team); color: var(--paper); font: 600 0.75rem/1.5 system-ui, sans-serif;
}`;

/** Distance in px that a region's outline keeps from that of a region it fills. */
const INSET = 3;

/** Box around everything a region shows. The region's own element has none (`display: contents`). */
const boxOf = (region: Element): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(region);
  return range.getBoundingClientRect();
};

const depthOf = (region: Element): number => {
  let depth = 0;
  for (let it = region.parentElement; it; it = it.parentElement) if (it.dataset['team']) depth += 1;
  return depth;
};

const labelOf = ({ dataset }: HTMLElement, remotes: LiveRemotes): string => {
  const { team = '', region = '' } = dataset;
  const version = (remotes as Record<string, { version: string } | undefined>)[team]?.version;
  return [team, region, version].filter(Boolean).join(' · ');
};

/**
 * Outlines each team's regions with its colour, name and release, until the page is left or Escape is pressed. The
 * outlines take no space and no clicks, so that the page stays as it is.
 *
 * @param live - the releases that the page uses now
 * @returns stops it
 */
export const outlineRegions = (live: () => LiveRemotes): (() => void) => {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['boundaries'] = '';
  document.body.append(layer);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let frame = 0;

  const draw = (): void => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-team]')].flatMap((region) => {
      const { left, top, width, height } = boxOf(region);
      if (width === 0 || height === 0) return [];
      const inset = depthOf(region) * INSET;
      const box = document.createElement('div');
      box.dataset['of'] = region.dataset['team'];
      Object.assign(box.style, {
        left: `${left + window.scrollX + inset}px`,
        top: `${top + window.scrollY + inset}px`,
        width: `${width - 2 * inset}px`,
        height: `${height - 2 * inset}px`,
      });
      const label = document.createElement('span');
      label.textContent = labelOf(region, live());
      box.append(label);
      return [box];
    });
    layer.replaceChildren(...boxes);
  };
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const mutations = new MutationObserver((records) => {
    // The layer's own changes would draw it again for ever.
    if (records.some(({ target }) => !layer.contains(target))) schedule();
  });
  mutations.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(schedule);
  sizes.observe(document.body);
  const stop = (): void => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    window.removeEventListener('keydown', onKey);
    layer.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
  };
  const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && stop());
  window.addEventListener('keydown', onKey);
  draw();
  return stop;
};
