/** A package and its release. */
export interface RunningRelease {
  name: string
  release: string
}

/** Whose page is on the screen; null for a page of the host. */
function createShownRelease() {
  let shown: RunningRelease | null = null
  return {
    read: (): RunningRelease | null => shown,
    set(next: RunningRelease | null): void {
      shown = next
    },
  }
}

export const shownRelease = createShownRelease()
