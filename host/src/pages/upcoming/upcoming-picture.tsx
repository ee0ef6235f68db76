import type { ReactNode } from 'react'
import type { UpcomingPicture as Kind } from './upcoming-themes.ts'
import styles from './upcoming-picture.module.css'

const LAMPS = Array.from({ length: 16 }, (_, index) => 38 + index * 27)

/** The product's sign with a drawing of what the page works with. Decoration only. */
export function UpcomingPicture({ kind }: { kind: Kind }) {
  return (
    <svg className={styles.picture} viewBox="0 0 480 360" aria-hidden focusable="false">
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

function bar(x: number, height: number, tone: string | undefined) {
  return <rect className={tone} x={x} y={276 - height} width="30" height={height} rx="6" />
}

function person(x: number, y: number, tone: string | undefined) {
  return (
    <>
      <circle className={styles.paper} cx={x} cy={y} r="42" />
      <circle className={tone} cx={x} cy={y - 10} r="13" />
      <path className={tone} d={`M${x - 25} ${y + 26}a25 22 0 0 1 50 0z`} />
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
  radar: (
    <>
      {[104, 70, 36].map((radius) => (
        <circle key={radius} className={styles.ring} cx="240" cy="180" r={radius} />
      ))}
      <path className={styles.sweep} d="M240 180 240 76a104 104 0 0 1 90 52z" />
      <circle className={a} cx="286" cy="124" r="11" />
      <circle className={b} cx="196" cy="214" r="9" />
      <circle className={c} cx="300" cy="222" r="7" />
      <circle className={styles.ink} cx="240" cy="180" r="6" />
    </>
  ),
  chart: (
    <>
      {bar(84, 70, c)}
      {bar(132, 110, b)}
      {bar(180, 92, c)}
      {bar(228, 148, b)}
      {bar(276, 126, c)}
      {bar(324, 176, a)}
      {bar(372, 150, b)}
      <path className={styles.trend} d="M92 190l50-38 48 14 50-56 48 20 50-52 54 22" />
    </>
  ),
  picture: (
    <>
      <rect className={styles.paper} x="70" y="84" width="128" height="128" rx="12" />
      <rect className={b} x="80" y="94" width="108" height="108" rx="7" />
      <rect className={styles.paper} x="218" y="84" width="104" height="184" rx="12" />
      <rect className={a} x="228" y="94" width="84" height="164" rx="7" />
      <rect className={styles.paper} x="342" y="84" width="78" height="98" rx="12" />
      <rect className={c} x="351" y="93" width="60" height="80" rx="6" />
      <rect className={styles.paper} x="70" y="228" width="128" height="52" rx="12" />
      <path className={styles.line} d="M86 248h70M86 264h44" />
      <path className={styles.trend} d="M360 224l12 26 26 12-26 12-12 26-12-26-26-12 26-12z" />
    </>
  ),
  film: (
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
  card: (
    <>
      <rect className={a} x="96" y="92" width="236" height="148" rx="16" transform="rotate(-6 214 166)" />
      <rect className={styles.paper} x="150" y="112" width="236" height="148" rx="16" />
      <rect className={b} x="172" y="136" width="44" height="32" rx="6" />
      <path className={styles.line} d="M174 204h128M174 230h72" />
      <circle className={c} cx="346" cy="228" r="16" />
      <circle className={a} cx="326" cy="228" r="16" />
    </>
  ),
  people: (
    <>
      <path className={styles.trend} d="M130 214c30-70 80-90 110-90s80 20 110 90" />
      {person(130, 214, b)}
      {person(240, 124, a)}
      {person(350, 214, c)}
    </>
  ),
  plug: (
    <>
      <rect className={styles.paper} x="70" y="112" width="130" height="136" rx="14" />
      <path className={styles.line} d="M90 142h60M90 166h84M90 190h40" />
      <rect className={a} x="88" y="212" width="54" height="18" rx="9" />
      <path className={styles.trend} d="M200 180h34M286 180h34" />
      <rect className={b} x="230" y="152" width="30" height="56" rx="8" />
      <rect className={c} x="264" y="152" width="30" height="56" rx="8" />
      <rect className={styles.paper} x="318" y="112" width="94" height="136" rx="14" />
      <circle className={a} cx="365" cy="180" r="24" />
    </>
  ),
}
