import { useEffect, useState } from 'react'

/**
 * For a dialog that is mounted when it opens and unmounted when it closes: returns the focus to the element that had it before. A dialog
 * that stays mounted does this by itself.
 */
export function useOpenerFocus(): void {
  // Read during rendering: afterwards the dialog has the focus.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true })
      }
    },
    [opener],
  )
}
