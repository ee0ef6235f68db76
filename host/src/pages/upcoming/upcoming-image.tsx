import styles from './upcoming-image.module.css'

const LAMPS = Array.from({ length: 16 }, (_, index) => 38 + index * 27)

const { a, b, c } = styles

/** The product's logo with a drawing of pages. Decoration only. */
export function UpcomingImage() {
  return (
    <svg className={styles.image} viewBox="0 0 480 360" aria-hidden focusable="false">
      <ellipse className={styles.glow} cx="240" cy="180" rx="235" ry="165" />
      <rect className={styles.frame} x="16" y="16" width="448" height="312" rx="28" />
      <rect className={styles.board} x="36" y="52" width="408" height="256" rx="14" />
      {LAMPS.map((x, index) => (
        <circle
          key={x}
          className={styles.lamp}
          cx={x}
          cy="34"
          r="5"
          style={{ animationDelay: `${(index % 3) * -0.7}s` }}
        />
      ))}
      <rect className={styles.paper} x="76" y="76" width="150" height="208" rx="12" />
      <rect className={b} x="90" y="90" width="122" height="96" rx="7" />
      <path className={styles.line} d="M92 208h96M92 228h72" />
      <rect className={a} x="90" y="246" width="66" height="22" rx="11" />
      <rect className={styles.paper} x="254" y="76" width="150" height="208" rx="12" />
      <path className={styles.line} d="M270 102h100M270 122h66" />
      <rect className={c} x="268" y="142" width="122" height="78" rx="7" />
      <rect className={a} x="268" y="238" width="56" height="30" rx="7" />
      <rect className={b} x="334" y="238" width="56" height="30" rx="7" />
    </svg>
  )
}
