import type { AdInspiration } from '@marquee/contract/image-words'
import { ErrorState } from '@marquee/ui/error-state'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { adInspirationQuery, adQuery } from '../../api/image-words.ts'
import styles from './inspiration-card.module.css'

/** The ad used as inspiration, with what the new image takes from it and what not. */
export function InspirationCard({ adId }: { adId: string }) {
  const inspiration = useQuery(adInspirationQuery(adId))
  const ad = useQuery(adQuery(adId))
  if (inspiration.isError) {
    return (
      <ErrorState
        title="The ad could not be loaded"
        error={inspiration.error}
        onRetry={() => void inspiration.refetch()}
      />
    )
  }
  if (inspiration.data === undefined) {
    return <SkeletonBlock width="100%" height="180px" />
  }
  const [medium] = ad.data?.media ?? []
  return (
    <article className={styles.card} aria-label={`Ad of ${inspiration.data.brand_name}`}>
      {medium === undefined ? null : <img className={styles.image} src={medium.sources[0]?.url ?? medium.url} alt="" />}
      <div className={styles.words}>
        <h3 className={styles.title}>Inspired by an ad of {inspiration.data.brand_name}</h3>
        <Points inspiration={inspiration.data} />
        <ul role="list" className={styles.palette} aria-label="Colors of the ad">
          {inspiration.data.palette.map((color) => (
            <li key={color} style={{ background: color }} title={color} />
          ))}
        </ul>
      </div>
    </article>
  )
}

function Points({ inspiration: { taken, not_taken } }: { inspiration: AdInspiration }) {
  return (
    <div className={styles.points}>
      <div>
        <h4 className={styles.head}>What is taken</h4>
        <ul role="list">
          {taken.map((point) => (
            <li key={point} className={styles.point}>
              <Check size={14} aria-hidden /> {point}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className={styles.head}>What is not</h4>
        <ul role="list">
          {not_taken.map((point) => (
            <li key={point} className={styles.point}>
              <X size={14} aria-hidden /> {point}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
