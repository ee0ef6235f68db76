import { useCallback, useEffect, useRef, useState } from 'react'

/** Specification, section 9. */
const COPIED_FLAG_MS = 1500

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies text to the clipboard; the state goes back to `idle` after 1500 ms. */
export function useCopiedFlag(): { state: CopyState; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = useCallback(async (text: string) => {
    const next = await write(text)
    setState(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), COPIED_FLAG_MS)
  }, [])
  return { state, copy }
}

/** A page without HTTPS has no clipboard API. */
async function write(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
