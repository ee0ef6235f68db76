import { readCookie, writeCookie } from '@marquee/api-client/cookie'
import type { ThemeMode } from '@marquee/ui/theme/tokens'
import { createListeners } from '../stores/listeners.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The server reads it too, so that the first paint has the right colours. */
const COOKIE = 'marquee_theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'

/** The person's choice of theme, kept for a year; `system` follows the device, also while the page is open. */
export function createThemeChoice() {
  const system = window.matchMedia(DARK_QUERY)
  const { subscribe, notify } = createListeners()
  let choice = storedChoice()

  system.addEventListener('change', notify)

  function readMode(): ThemeMode {
    if (choice !== 'system') {
      return choice
    }
    return system.matches ? 'dark' : 'light'
  }

  function choose(next: ThemeChoice): void {
    choice = next
    writeCookie(COOKIE, next, { days: 365 })
    notify()
  }

  return { readChoice: (): ThemeChoice => choice, readMode, choose, subscribe }
}

function storedChoice(): ThemeChoice {
  const stored = readCookie(COOKIE)
  return themeChoices.find((known) => known === stored) ?? 'system'
}
