import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import styles from './card-list.module.css'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The shape of a list of cards while it loads. */
export function CardListSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.grid} aria-hidden>
        {CARDS.map((card) => (
          <div key={card} className={styles.placeholder} />
        ))}
      </div>
    </div>
  )
}
