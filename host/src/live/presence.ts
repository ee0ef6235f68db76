interface PresenceParts {
  window: Pick<Window, 'addEventListener'>
  document: Pick<Document, 'visibilityState' | 'addEventListener'>
  /** How long a hidden tab still counts as present, in milliseconds. */
  getHiddenMs: () => number
  onChange: (isPresent: boolean) => void
}

/**
 * Tells whether this tab is present: visible, or hidden for a short time only. A tab that was opened in the background is absent until it is
 * visible. Frozen pages and those in the back/forward cache are absent at once, because they can do nothing later.
 */
export function watchPresence({ window, document, getHiddenMs, onChange }: PresenceParts): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave(): void {
    clearTimeout(timer)
    onChange(false)
  }

  function look(): void {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') {
      onChange(true)
    } else {
      timer = setTimeout(leave, getHiddenMs())
    }
  }

  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', look)
  document.addEventListener('freeze', leave)
  document.addEventListener('resume', look)
  document.addEventListener('visibilitychange', look)
  look()
}
