@layer remote {
  .page {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    max-inline-size: var(--measure);
    padding-block: var(--space-2) var(--space-8);
  }
  .note {
    margin: 0;
    color: var(--ink-soft);
  }
}
