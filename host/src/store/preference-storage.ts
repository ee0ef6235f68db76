import { readCookie, writeCookie } from '@marquee/api-client/cookie'
import { type Preferences, type ThemeChoice, themeChoices } from './preferences-slice.ts'

/** The server also reads this cookie, so that the first paint has the right colours. */
const THEME_COOKIE = 'marquee_theme'
export const SINGLE_KEYS = 'marquee.single-key-shortcuts'
export const DARK_QUERY = '(prefers-color-scheme: dark)'

/** The stored preferences of this browser; missing or unknown values have their defaults. */
export function readPreferences(): Preferences {
  const theme = readCookie(THEME_COOKIE)
  return {
    theme: themeChoices.find((known) => known === theme) ?? 'system',
    isDeviceDark: window.matchMedia(DARK_QUERY).matches,
    areSingleKeysOn: readSingleKeys(),
  }
}

export function keepTheme(theme: ThemeChoice): void {
  writeCookie(THEME_COOKIE, theme, { days: 365 })
}

/** With blocked storage the choice applies until the user leaves the page. */
export function keepSingleKeys(areOn: boolean): void {
  try {
    if (areOn) {
      localStorage.removeItem(SINGLE_KEYS)
    } else {
      localStorage.setItem(SINGLE_KEYS, 'off')
    }
  } catch {
    // The choice applies to this page only.
  }
}

function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) !== 'off'
  } catch {
    return true
  }
}
