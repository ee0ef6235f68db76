const STORAGE_KEY = 'marquee.single-key-shortcuts'

/**
 * Whether shortcuts of a single character, as `/` or `s`, act. People who speak to their computer, or whose hands slip, turn
 * them off (WCAG 2.1.4); every page asks before it acts.
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

/**
 * Turns them on or off in this browser, for good.
 * @returns false when the browser's storage is blocked and nothing was changed
 */
export function setSingleKeys(isOn: boolean): boolean {
  try {
    if (isOn) {
      localStorage.removeItem(STORAGE_KEY)
    } else {
      localStorage.setItem(STORAGE_KEY, 'off')
    }
    return true
  } catch {
    return false
  }
}
