import controls from '@marquee/ui/controls.module.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { productTourQuery, useEndProductTour } from '../../api/product-tour.ts'

const ProductTour = lazy(async () => ({ default: (await import('./product-tour.tsx')).ProductTour }))

/** Opens the tour of the product; the first time it opens by itself. */
export function TourButton() {
  const [isWanted, setIsWanted] = useState(false)
  const isDue = useQuery(productTourQuery).data?.is_due === true
  const end = useEndProductTour()

  function handleEnd(): void {
    setIsWanted(false)
    if (isDue) {
      end.mutate()
    }
  }

  return (
    <>
      <button type="button" className={controls.button} onClick={() => setIsWanted(true)}>
        Take the tour
      </button>
      {isWanted || isDue ? (
        <Suspense fallback={null}>
          <ProductTour onEnd={handleEnd} />
        </Suspense>
      ) : null}
    </>
  )
}
