import { usePreferences } from '@marquee/remote-kit/host-services'
import { useEffect } from 'react'

/**
 * Calls a handler when a key is pressed outside of text fields, without Ctrl, Alt or Meta, unless the user has
 * turned single keys off.
 * @param handlers key (`/`, `j`) → handler; keep its identity stable with useMemo
 */
export function usePageKeys(handlers: Readonly<Record<string, () => void>>): void {
  const { areSingleKeysOn } = usePreferences()
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const handler = handlers[event.key]
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (
        handler === undefined ||
        hasModifier ||
        event.defaultPrevented ||
        isTextInput(event.target) ||
        !areSingleKeysOn()
      ) {
        return
      }
      event.preventDefault()
      handler()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [handlers, areSingleKeysOn])
}

function isTextInput(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  )
}
