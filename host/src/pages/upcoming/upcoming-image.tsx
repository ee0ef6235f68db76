import type { ReactNode } from 'react'
import type { UpcomingImage as Kind } from './upcoming-copy.ts'
import styles from './upcoming-image.module.css'

const LAMPS = Array.from({ length: 16 }, (_, index) => 38 + index * 27)

/** The product's logo with a drawing of the objects that the page handles. Decoration only. */
export function UpcomingImage({ kind }: { kind: Kind }) {
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
      {drawings[kind]}
    </svg>
  )
}

function card(x: number, y: number, height: number, tone: string | undefined) {
  return (
    <>
      <rect className={styles.paper} x={x} y={y} width="104" height={height} rx="10" />
      <rect className={tone} x={x + 8} y={y + 8} width="88" height={height - 40} rx="6" />
      <path className={styles.line} d={`M${x + 12} ${y + height - 18}h56`} />
    </>
  )
}

const { a, b, c } = styles

const drawings: Readonly<Record<Kind, ReactNode>> = {
  board: (
    <>
      {card(64, 72, 104, a)}
      {card(188, 72, 134, b)}
      {card(312, 72, 116, c)}
      {card(64, 190, 98, c)}
      {card(188, 220, 68, a)}
      {card(312, 202, 86, b)}
    </>
  ),
  video: (
    <>
      <rect className={styles.ink} x="70" y="80" width="340" height="132" rx="12" />
      <rect className={a} x="88" y="96" width="94" height="100" rx="6" />
      <rect className={b} x="193" y="96" width="94" height="100" rx="6" />
      <rect className={c} x="298" y="96" width="94" height="100" rx="6" />
      <path className={styles.play} d="M224 124v44l36-22z" />
      <path className={styles.line} d="M76 244h328" />
      <path className={styles.trend} d="M76 244h132" />
      <circle className={styles.ink} cx="208" cy="244" r="9" />
      <path className={styles.line} d="M76 276h96M192 276h60M272 276h100" />
    </>
  ),
  template: (
    <>
      <rect className={styles.paper} x="76" y="76" width="150" height="208" rx="12" />
      <rect className={b} x="90" y="90" width="122" height="96" rx="7" />
      <path className={styles.line} d="M92 208h96M92 228h72" />
      <rect className={a} x="90" y="246" width="66" height="22" rx="11" />
      <rect className={styles.paper} x="254" y="76" width="150" height="208" rx="12" />
      <path className={styles.line} d="M270 102h100M270 122h66" />
      <rect className={c} x="268" y="142" width="122" height="78" rx="7" />
      <rect className={a} x="268" y="238" width="56" height="30" rx="7" />
      <rect className={b} x="334" y="238" width="56" height="30" rx="7" />
    </>
  ),
}
