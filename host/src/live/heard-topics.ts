import { useSyncExternalStore } from 'react'

const heard = new Set<string>()
const listeners = new Set<() => void>()

/** Records which topics of the workspace have changed recently, or while this page was open. */
export function hearTopics(topics: readonly string[]): void {
  topics.forEach((topic) => heard.add(topic))
  listeners.forEach((listener) => listener())
}

/** Whether a topic has changed; always true without a topic. */
export function useHasHeard(topic: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => topic === undefined || heard.has(topic))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
