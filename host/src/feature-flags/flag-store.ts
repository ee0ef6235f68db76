import type { FeatureFlags, FlagValue } from '@marquee/remote-kit/host-services'
import { createListeners } from '../stores/listeners.ts'

/** Evaluates a flag; undefined or null when there is none. */
type Evaluate = (key: string) => unknown

/** The flags of this page. Until an evaluation is set, and whenever a flag has none of its type, the fallback counts. */
export function createFlagStore() {
  const { subscribe, notify } = createListeners()
  const values = new Map<string, unknown>()
  let evaluate: Evaluate | null = null

  function read<T extends FlagValue>(key: string, fallback: T): T {
    if (evaluate === null) {
      return fallback
    }
    // Once for each state of the flags: an evaluation may count as a view of an experiment.
    if (!values.has(key)) {
      values.set(key, evaluate(key))
    }
    const value = values.get(key)
    return isLike(value, fallback) ? value : fallback
  }

  /** Something may be different: everybody who reads a flag reads it again. */
  function refresh(): void {
    values.clear()
    notify()
  }

  return {
    read,
    subscribe,
    refresh,
    setEvaluation(next: Evaluate): void {
      evaluate = next
      refresh()
    },
  } satisfies FeatureFlags & Record<string, unknown>
}

export type FlagStore = ReturnType<typeof createFlagStore>

function isLike<T>(value: unknown, example: T): value is T {
  return typeof value === typeof example
}
