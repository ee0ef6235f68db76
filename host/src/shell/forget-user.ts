/** What stays when a user has gone: preferences of the browser, reloads, and what a visitor or a guest left for later. */
const KEPT =
  /^marquee\.(?:ad-columns|ad-redirect|closed-announcement|guest-name|link\..*|previews|session-reloads|single-key-shortcuts|team-invitation)$/

/**
 * Removes what the product keeps of a user in this browser and this tab: recent pages, drafts, and all that is not known to belong to the
 * browser. Every page that is loaded without a user does so; after a logout, the other tabs load again.
 */
export function forgetUser(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith('marquee.') && !KEPT.test(key)) {
          storage.removeItem(key)
        }
      }
    }
  } catch {
    // Storage is blocked, so it contains nothing.
  }
}
