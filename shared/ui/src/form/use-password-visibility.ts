import { type KeyboardEvent, useState } from 'react'

/** The state of a password field: whether the text is visible, and whether caps lock is on. */
export function usePasswordVisibility() {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)

  function handleKey(event: KeyboardEvent): void {
    setCapsLock(event.getModifierState('CapsLock'))
  }

  return {
    isShown,
    toggle: () => setShown(!isShown),
    toggleLabel: isShown ? 'Hide password' : 'Show password',
    /** Shown instead of the field's own hint. */
    warning: hasCapsLock ? 'Caps lock is on.' : undefined,
    input: {
      type: isShown ? 'text' : 'password',
      autoCapitalize: 'none',
      spellCheck: false,
      maxLength: 1024,
      onKeyDown: handleKey,
      onKeyUp: handleKey,
    },
  } as const
}
