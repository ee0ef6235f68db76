import styles from './state.module.css'

const BULBS = [24, 44, 64, 84, 104, 124, 144]

/** A theatre's marquee sign: lit and empty, or with a broken lamp. */
export function StateImage({ kind }: { kind: 'empty' | 'error' }) {
  return (
    <svg className={styles.image} viewBox="0 0 168 112" aria-hidden focusable="false">
      <ellipse className={styles.glow} cx="84" cy="58" rx="80" ry="50" />
      <rect className={styles.board} x="14" y="22" width="140" height="68" rx="12" strokeWidth="2" />
      {BULBS.map((x, index) => (
        <circle key={x} className={styles[kind === 'error' && index === 4 ? 'ink' : 'bulb']} cx={x} cy="22" r="3.5" />
      ))}
      {kind === 'error' ? (
        <path className={styles.alert} d="M84 42v18M84 69v.5" />
      ) : (
        <>
          <rect className={styles.ink} x="36" y="42" width="58" height="8" rx="4" />
          <rect className={styles.ink} x="36" y="58" width="36" height="8" rx="4" />
          <path className={styles.mark} d="M118 46v20M108 56h20" />
        </>
      )}
      <path className={styles.board} d="M60 90h48l-6 12H66z" strokeWidth="2" />
    </svg>
  )
}
