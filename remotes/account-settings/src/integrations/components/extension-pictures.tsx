import type { ReactNode } from 'react'
import styles from './extension-pictures.module.css'

/** Drawings of the extension at work, in the colours of the theme: connect it, save an ad, find it in the swipe file. */
export function ExtensionPictures() {
  return (
    <ol className={styles.pictures} role="list">
      <Picture caption="Press the button of Marquee in the toolbar and choose Connect.">
        <Window />
        <circle cx="219" cy="21" r="8" className={styles.accent} />
        <path d="M215 25v-8l4 5 4-5v8" className={styles.sign} />
        <rect x="122" y="36" width="102" height="84" rx="8" className={styles.raised} />
        <rect x="132" y="47" width="50" height="6" rx="3" className={styles.strong} />
        <rect x="132" y="60" width="82" height="4" rx="2" className={styles.quiet} />
        <rect x="132" y="69" width="66" height="4" rx="2" className={styles.quiet} />
        <Button x={132} y={86} width={82} label="Connect" />
      </Picture>
      <Picture caption="Each ad of a library or a feed has a button. It saves the words, the images and the video.">
        <Window />
        <rect x="66" y="38" width="108" height="90" rx="8" className={styles.raised} />
        <circle cx="80" cy="51" r="6" className={styles.quiet} />
        <rect x="91" y="48" width="36" height="6" rx="3" className={styles.strong} />
        <rect x="74" y="63" width="92" height="32" rx="4" className={styles.image} />
        <path d="M115 71v16l13-8z" className={styles.play} />
        <Button x={74} y={102} width={92} label="Save to Marquee" />
      </Picture>
      <Picture caption="The ad is in the swipe file, on the board and with the tags that you chose.">
        <Window />
        <rect x="16" y="38" width="46" height="82" rx="6" className={styles.raised} />
        <rect x="24" y="48" width="30" height="5" rx="2" className={styles.strong} />
        <rect x="24" y="60" width="30" height="4" rx="2" className={styles.quiet} />
        <rect x="24" y="70" width="24" height="4" rx="2" className={styles.accent} />
        {[72, 126, 180].map((x, index) => (
          <g key={x}>
            <rect x={x} y="38" width="46" height="82" rx="6" className={styles.raised} />
            <rect
              x={x + 5}
              y="44"
              width="36"
              height="44"
              rx="3"
              className={index === 0 ? styles.image : styles.quiet}
            />
            <rect x={x + 5} y="96" width="28" height="4" rx="2" className={styles.strong} />
            <rect
              x={x + 5}
              y="105"
              width="20"
              height="7"
              rx="3.5"
              className={index === 0 ? styles.accent : styles.quiet}
            />
          </g>
        ))}
        <path d="M91 58v16l12-8z" className={styles.play} />
      </Picture>
    </ol>
  )
}

function Picture({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 240 140" className={styles.drawing} aria-hidden>
        {children}
      </svg>
      <p>{caption}</p>
    </li>
  )
}

/** The window of a browser. */
function Window() {
  return (
    <>
      <rect x="1" y="1" width="238" height="138" rx="10" className={styles.window} />
      <path d="M1 32h238" className={styles.line} />
      {[15, 27, 39].map((x) => (
        <circle key={x} cx={x} cy="17" r="3.5" className={styles.quiet} />
      ))}
      <rect x="54" y="11" width="148" height="12" rx="6" className={styles.quiet} />
    </>
  )
}

function Button({ x, y, width, label }: { x: number; y: number; width: number; label: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height="20" rx="6" className={styles.accent} />
      <text x={x + width / 2} y={y + 13.5} textAnchor="middle" className={styles.label}>
        {label}
      </text>
    </>
  )
}
