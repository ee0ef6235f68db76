const KEY = 'marquee.guest-name'

/** The name that a guest used last in this browser; empty when it is unknown. */
export function readGuestName(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // A browser without storage asks every time.
    return ''
  }
}

export function keepGuestName(name: string): void {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // See above.
  }
}
