import { type RefObject, useEffect, useState } from 'react'

/** Whether Space is held down on the stage; in a field, Space stays a character. */
export function useSpaceHeld(stage: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const isOnStage = event.target === document.body || event.target === stage.current
      if (event.code === 'Space' && isOnStage) {
        event.preventDefault()
        setHeld(event.type === 'keydown')
      } else if (event.type === 'keyup' && event.code === 'Space') {
        setHeld(false)
      }
    }
    const release = () => setHeld(false)
    window.addEventListener('keydown', handleKey)
    window.addEventListener('keyup', handleKey)
    window.addEventListener('blur', release)
    return () => {
      window.removeEventListener('keydown', handleKey)
      window.removeEventListener('keyup', handleKey)
      window.removeEventListener('blur', release)
    }
  }, [stage])
  return isHeld
}
