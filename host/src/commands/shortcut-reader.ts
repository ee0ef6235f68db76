import type { Section } from '../navigation/sections.ts'
import { goToShortcuts } from './shortcuts.ts'

/** What a key asks for. */
export type ShortcutIntent =
  | { kind: 'palette' }
  | { kind: 'overview' }
  | { kind: 'waiting' }
  | { kind: 'go'; route: Section['route'] }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'timeStamp'>

/** How long `g` waits for its second key. */
const SEQUENCE_MS = 1500

/**
 * Reads keys one after the other.
 * @returns what a key means, or null. `areSingleKeysHeard` is false while the person types or has turned single keys off; the
 * palette's own keys are always heard.
 */
export function createShortcutReader(): (key: Key, areSingleKeysHeard: boolean) => ShortcutIntent | null {
  let goPressedAt: number | null = null

  return function read(event, areSingleKeysHeard) {
    const isSecond = goPressedAt !== null && event.timeStamp - goPressedAt <= SEQUENCE_MS
    goPressedAt = null
    if (isPaletteKey(event)) {
      return { kind: 'palette' }
    }
    if (!areSingleKeysHeard || hasModifier(event)) {
      return null
    }
    if (isSecond) {
      return goIntent(event.key)
    }
    if (event.key === 'g') {
      goPressedAt = event.timeStamp
      return { kind: 'waiting' }
    }
    return event.key === '?' ? { kind: 'overview' } : null
  }
}

function goIntent(pressed: string): ShortcutIntent | null {
  const target = goToShortcuts.find(({ key }) => key === pressed.toLowerCase())
  return target === undefined ? null : { kind: 'go', route: target.route }
}

function hasModifier({ ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  return ctrlKey || metaKey || altKey || isComposing
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}
