import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element has been close to the visible part of the page; what is shown once stays shown. */
export function useIsNear(): readonly [RefCallback<HTMLElement>, boolean] {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || !('IntersectionObserver' in window)) {
      return undefined
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setNear(true)
          observer.disconnect()
        }
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear]
}
