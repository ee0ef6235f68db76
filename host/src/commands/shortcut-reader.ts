/** The action that a key triggers. */
export type ShortcutIntent =
  | { kind: 'palette' }
  | { kind: 'overview' }
  | { kind: 'waiting' }
  | { kind: 'go'; address: string }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'timeStamp'>

/** How long `g` waits for its second key. */
const SEQUENCE_MS = 1500

/**
 * Interprets keys one after the other.
 * @param findAddress the address that a key opens after `g`; null when there is none
 * @returns the meaning of a key, or null. `areSingleKeysHeard` is false while the user types or has turned single keys off; the palette's
 * own keys always work.
 */
export function createShortcutReader(
  findAddress: (key: string) => string | null,
): (key: Key, areSingleKeysHeard: boolean) => ShortcutIntent | null {
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
      const address = findAddress(event.key.toLowerCase())
      return address === null ? null : { kind: 'go', address }
    }
    if (event.key === 'g') {
      goPressedAt = event.timeStamp
      return { kind: 'waiting' }
    }
    return event.key === '?' ? { kind: 'overview' } : null
  }
}

function hasModifier({ ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  return ctrlKey || metaKey || altKey || isComposing
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}
