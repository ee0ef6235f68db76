import type { Saying } from '@marquee/contract/ad-angles'
import { Sparkline } from '@marquee/ui/sparkline'
import { useId } from 'react'
import { Link } from 'react-router'
import { ownHref } from '../../href.ts'
import { writeAnglesAddress } from '../state/angles-address.ts'
import { figuresText, KIND_NAMES, monthsText, sayingName } from '../state/saying-words.ts'
import styles from './angles.module.css'

interface SayingListProps {
  title: string
  /** The rule by which something is in this list. */
  note: string
  niche: string
  sayings: readonly Saying[]
}

/** Hooks, angles and offers of a niche with their numbers, months and a link to their ads. */
export function SayingList({ title, note, niche, sayings }: SayingListProps) {
  const id = useId()
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.quiet}>{note}</p>
      </div>
      {sayings.length === 0 ? <p className={styles.quiet}>Nothing at the moment.</p> : null}
      <ol className={styles.rows} role="list">
        {sayings.map((saying) => (
          <li key={`${saying.kind} ${saying.value}`} className={styles.row}>
            <div>
              <SayingName niche={niche} saying={saying} />
              <p className={styles.quiet}>
                {KIND_NAMES[saying.kind]} · {figuresText(saying)}
              </p>
            </div>
            <div className={styles.trend}>
              <Sparkline values={saying.months.map(({ share }) => (share ?? 0) * 100)} label={monthsText(saying)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A link to the ads that say it, if there are any. */
function SayingName({ niche, saying }: { niche: string; saying: Saying }) {
  const name = sayingName(saying.value)
  return saying.ads_count === 0 ? (
    <span className={styles.name}>{name}</span>
  ) : (
    <Link className={styles.name ?? ''} to={ownHref('angles', { query: writeAnglesAddress({ niche, saying }) })}>
      {name}
    </Link>
  )
}
