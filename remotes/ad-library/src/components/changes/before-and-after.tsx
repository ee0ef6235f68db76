import type { AdChange, LandingPageChange } from '@marquee/contract/brand-changes'
import type { Media } from '@marquee/contract/ads'
import { formatDate } from '@marquee/ui/format-date'
import { MediaImage } from '@marquee/ui/media-image'
import { listAdTexts, listPageTexts, type TextChange } from './change-parts.ts'
import styles from './changes.module.css'
import { compareWords, type TextPart } from './compare-words.ts'

type Change = AdChange | LandingPageChange
type Side = 'before' | 'after'

const SIDES: readonly { side: Side; title: string }[] = [
  { side: 'before', title: 'Before' },
  { side: 'after', title: 'After' },
]

/** The changed parts of an ad or a landing page, the old ones beside the new ones. */
export function BeforeAndAfter({ change }: { change: Change }) {
  const texts = change.type === 'ad' ? listAdTexts(change) : listPageTexts(change)
  return (
    <div className={styles.sides}>
      {SIDES.map(({ side, title }) => (
        <section key={side} className={styles.side} aria-label={title}>
          <p className={styles.when}>
            <b>{title}</b> {describeTime(change[side])}
          </p>
          {change.type === 'ad' && change.changes.includes('image') ? (
            <Images media={change[side].media} title={title} />
          ) : null}
          {texts.map((text) => (
            <ChangedText key={text.name} text={text} side={side} />
          ))}
        </section>
      ))}
    </div>
  )
}

function describeTime({ first_seen_at, last_seen_at }: Change[Side]): string {
  const [first, last] = [formatDate(first_seen_at), formatDate(last_seen_at)]
  return first === last ? `seen ${first}` : `seen ${first} to ${last}`
}

function ChangedText({ text, side }: { text: TextChange; side: Side }) {
  const parts = compareWords(text.before, text.after)[side]
  return (
    <div className={styles.text}>
      <h4 className={styles.name}>{text.name}</h4>
      <p className={styles.words} dir="auto">
        {text[side] === '' ? <span className={styles.none}>None</span> : <Parts parts={parts} side={side} />}
      </p>
    </div>
  )
}

function Parts({ parts, side }: { parts: readonly TextPart[]; side: Side }) {
  const Mark = side === 'before' ? 'del' : 'ins'
  return parts.map(({ text, isChanged }, index) =>
    isChanged ? (
      <Mark key={index} className={styles[side]}>
        {text}
      </Mark>
    ) : (
      text
    ),
  )
}

const MOST_IMAGES = 4

function Images({ media, title }: { media: readonly Media[]; title: string }) {
  const shown = media.slice(0, MOST_IMAGES)
  return (
    <ul className={styles.images} role="list">
      {shown.map((medium, index) => (
        <li key={medium.id} className={styles.image}>
          <MediaImage
            media={medium}
            alt={`${title}: image ${index + 1} of ${media.length}`}
            sizes="280px"
            fit="contain"
          />
        </li>
      ))}
    </ul>
  )
}
