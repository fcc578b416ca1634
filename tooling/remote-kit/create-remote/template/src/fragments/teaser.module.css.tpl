@layer remote {
  .teaser {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3);
    background: var(--straw-soft);
  }
  .title {
    margin: 0;
    font-family: var(--font-serif);
    font-size: var(--text-l);
    font-weight: 420;
    line-height: var(--leading-tight);
  }
  .lead {
    margin: 0;
  }
}
