import styles from './progress-line.module.css';

/** A thin line at the top while the next page is on its way. */
export const ProgressLine = ({ active }: { active: boolean }) => (
  <div className={styles.line} data-active={active || undefined} aria-hidden="true" />
);
