import type { SlotProps } from '@marquee/remote-kit/remote-manifest'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import type { Slot } from '../navigation/page-table.ts'
import { loadRemoteSlot } from '../remotes/remote-pages.ts'
import { afterFirstContent } from '../timing/after-first-content.ts'
import { afterQueries } from '../timing/after-queries.ts'

interface SlotCode {
  /** Null: the code has not arrived yet. */
  Content: ComponentType<SlotProps> | null
  hasFailed: boolean
}

const waiting: SlotCode = { Content: null, hasFailed: false }

/**
 * Loads a slot's code when the page and its first answers have arrived: the page itself has priority. When another release of the remote is
 * taken over, the old code stays until the new one has loaded.
 */
export function useSlotCode({ owner, name, release }: Slot): SlotCode & { retry: () => void } {
  const [code, setCode] = useState(waiting)
  const [attempt, setAttempt] = useState(0)
  const queryClient = useQueryClient()

  useEffect(() => {
    let isCurrent = true
    function load(): void {
      if (isCurrent) {
        loadRemoteSlot(owner, name).then(
          ({ Slot: Content }) => isCurrent && setCode({ Content, hasFailed: false }),
          () => isCurrent && setCode((last) => ({ ...last, hasFailed: last.Content === null })),
        )
      }
    }
    afterFirstContent(() => afterQueries(queryClient, load))
    return () => {
      isCurrent = false
    }
  }, [owner, name, release, attempt, queryClient])

  function retry(): void {
    setCode(waiting)
    setAttempt((count) => count + 1)
  }

  return { ...code, retry }
}
