import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import styles from './product-list.module.css'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The shape of the product list while it loads. */
export function ProductListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading products</VisuallyHidden>
      <div className={styles.grid} aria-hidden>
        {CARDS.map((card) => (
          <div key={card} className={styles.placeholder} />
        ))}
      </div>
    </div>
  )
}
