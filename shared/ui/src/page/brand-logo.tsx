import styles from './brand-logo.module.css'

/** The product's logo: a letter board with lit lamps. */
export function BrandLogo({ tone = 'default' }: { tone?: 'default' | 'on-ink' }) {
  return (
    <span className={styles.logo} data-tone={tone}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden focusable="false">
        <rect className={styles.board} x="1.5" y="4" width="29" height="22" rx="7" />
        <path className={styles.letter} d="M8.5 20.5v-10l7.5 6.4 7.5-6.4v10" />
        <g className={styles.lamps}>
          <circle cx="8" cy="29.2" r="1.7" />
          <circle cx="16" cy="29.2" r="1.7" />
          <circle cx="24" cy="29.2" r="1.7" />
        </g>
      </svg>
      <span>Marquee</span>
    </span>
  )
}
