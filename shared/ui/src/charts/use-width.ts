import { type RefCallback, useCallback, useState } from 'react'

/** The width before the first measurement, and where nothing can be measured (in tests). */
const FIRST_WIDTH = 640

/** The width of an element, followed as it changes. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(FIRST_WIDTH)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || !('ResizeObserver' in window)) {
      return
    }
    const observer = new ResizeObserver(() => setWidth(Math.max(200, element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
