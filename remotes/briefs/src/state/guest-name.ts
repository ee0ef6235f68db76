const KEY = 'marquee.guest-name'

/** What a guest called themselves last, in this browser; empty when that is not known. */
export function readGuestName(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // A browser that keeps nothing asks every time.
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
