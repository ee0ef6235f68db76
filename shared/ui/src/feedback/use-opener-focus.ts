import { useEffect, useState } from 'react'

/**
 * For a dialog that is mounted as it opens and taken away as it closes: what had the focus before gets it back. A dialog that
 * stays mounted does this by itself.
 */
export function useOpenerFocus(): void {
  // Read while rendering: afterwards the dialog has the focus.
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
