import controls from '@marquee/ui/controls.module.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { productTourQuery, useEndProductTour } from '../../api/product-tour.ts'
import styles from './get-started-page.module.css'

const ProductTour = lazy(async () => ({ default: (await import('./product-tour.tsx')).ProductTour }))

/** Offers the tour of the product, more prominently until the user has seen or declined it. */
export function TourOffer() {
  const [isOpen, setIsOpen] = useState(false)
  const tour = useQuery(productTourQuery()).data
  const end = useEndProductTour()

  function handleEnd(): void {
    setIsOpen(false)
    if (tour?.is_due === true) {
      end.mutate()
    }
  }

  return (
    <>
      {tour?.is_due === true ? (
        <section className={styles.tour} aria-labelledby="tour-offer">
          <div>
            <h2 id="tour-offer">New here? Look around first</h2>
            <p>A minute through the parts of the product. Walk it with the arrow keys, and leave it with Escape.</p>
          </div>
          <div className={styles.tourActions}>
            <button type="button" className={controls.primary} onClick={() => setIsOpen(true)}>
              Take the tour
            </button>
            <button type="button" className={controls.button} onClick={handleEnd}>
              No, thanks
            </button>
          </div>
        </section>
      ) : (
        <p className={styles.again}>
          <button type="button" className={controls.button} onClick={() => setIsOpen(true)}>
            Take the tour again
          </button>
        </p>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <ProductTour onEnd={handleEnd} />
        </Suspense>
      ) : null}
    </>
  )
}
