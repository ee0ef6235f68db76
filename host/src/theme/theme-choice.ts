import { readCookie, writeCookie } from '@marquee/api-client/cookie'
import type { ThemeMode } from '@marquee/ui/theme/tokens'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const COOKIE = 'marquee_theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'

/** The person's choice of theme: kept in a cookie for a year, followed by every listener, and by the system's own change. */
export function createThemeChoice() {
  const system = window.matchMedia(DARK_QUERY)
  const listeners = new Set<() => void>()
  let choice = readChoice()

  function notify(): void {
    for (const listener of listeners) {
      listener()
    }
  }

  system.addEventListener('change', notify)

  return {
    readChoice: (): ThemeChoice => choice,
    readMode: (): ThemeMode => {
      if (choice !== 'system') {
        return choice
      }
      return system.matches ? 'dark' : 'light'
    },
    choose(next: ThemeChoice): void {
      choice = next
      writeCookie(COOKIE, next, { days: 365 })
      notify()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ThemeChoiceStore = ReturnType<typeof createThemeChoice>

function readChoice(): ThemeChoice {
  const stored = readCookie(COOKIE)
  return themeChoices.find((known) => known === stored) ?? 'system'
}
