import styles from './marquee-sign.module.css'

const TOP = Array.from({ length: 21 }, (_, index) => 26 + index * 25.4)
const SIDE = Array.from({ length: 8 }, (_, index) => 51 + index * 25.4)
const LAMPS = [
  ...TOP.map((x) => [x, 24] as const),
  ...SIDE.map((y) => [534, y] as const),
  ...TOP.toReversed().map((x) => [x, 254] as const),
  ...SIDE.toReversed().map((y) => [26, y] as const),
]

const ROWS = [
  { y: 98, text: 'NOW SHOWING' },
  { y: 158, text: 'THE HOOK THAT' },
  { y: 218, text: 'RAN 143 DAYS' },
]

/** A theatre sign with running lights, above three ads as in a swipe file. Decorative image, hidden from screen readers. */
export function MarqueeSign() {
  return (
    <svg className={styles.sign} viewBox="0 0 560 500" aria-hidden focusable="false">
      <g className={styles.ads}>
        <AdCard x={34} y={250} tilt={-5} kind="bottle" />
        <AdCard x={372} y={246} tilt={5} kind="shoe" />
        <AdCard x={202} y={270} tilt={0} kind="talk" />
      </g>
      <rect className={styles.frame} x="8" y="8" width="544" height="262" rx="30" />
      <rect className={styles.board} x="44" y="42" width="472" height="194" rx="10" />
      <path className={styles.rails} d="M44 108h472M44 168h472" />
      {ROWS.map(({ y, text }) => (
        <text key={text} className={styles.row} x="280" y={y} textLength={text.length * 33} lengthAdjust="spacing">
          {text}
        </text>
      ))}
      {LAMPS.map(([x, y], index) => (
        <circle
          key={`${x}-${y}`}
          className={styles.lamp}
          cx={x}
          cy={y}
          r="5.5"
          style={{ animationDelay: `${(index % 4) * -0.4}s` }}
        />
      ))}
    </svg>
  )
}

function AdCard({ x, y, tilt, kind }: { x: number; y: number; tilt: number; kind: 'bottle' | 'shoe' | 'talk' }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt} 78 110)`}>
      <rect className={styles.card} width="156" height="214" rx="14" />
      <rect className={styles[kind]} x="10" y="40" width="136" height="118" rx="8" />
      <circle className={styles[kind]} cx="24" cy="24" r="9" />
      <path className={styles.copy} d="M42 24h52M14 174h92M14 192h56" />
      <rect className={styles.action} x="104" y="182" width="40" height="18" rx="9" />
      <Product kind={kind} />
    </g>
  )
}

function Product({ kind }: { kind: 'bottle' | 'shoe' | 'talk' }) {
  if (kind === 'bottle') {
    return (
      <path
        className={styles.product}
        d="M70 62h16v16c10 6 13 13 13 25v38a7 7 0 0 1-7 7H64a7 7 0 0 1-7-7v-38c0-12 3-19 13-25z"
      />
    )
  }
  if (kind === 'shoe') {
    return <path className={styles.product} d="M24 120c18 2 30-8 38-24l14 6c6 12 22 18 44 20 8 1 12 6 12 14H24z" />
  }
  return (
    <>
      <circle className={styles.product} cx="78" cy="84" r="18" />
      <path className={styles.product} d="M42 148c0-22 16-36 36-36s36 14 36 36z" />
      <path className={styles.play} d="M70 86v28l24-14z" />
    </>
  )
}
