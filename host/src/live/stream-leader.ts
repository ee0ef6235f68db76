import { z } from 'zod'
import type { openStreamConnection } from './stream-connection.ts'

export const streamEvent = z.object({
  name: z.string(),
  data: z.string(),
  /** When the leading tab heard it, in milliseconds since 1970. */
  at: z.number(),
})
export type StreamEvent = z.infer<typeof streamEvent>

/** @returns a function that closes the connection */
export type Connect = (address: string, on: Parameters<typeof openStreamConnection>[2]) => () => void

interface Reactions {
  onEvent: (event: StreamEvent) => void
  onRefused: () => void
}

/** A tab that begins to listen is told the events of this time, and the newest of each name. */
const RECENT_MS = 60_000

/** The connection of the leading tab, and what tabs that begin to listen are told of it. */
export function createStreamLeader(connect: Connect, { onEvent, onRefused }: Reactions) {
  let current: { address: string; close: () => void } | null = null
  let heard: readonly StreamEvent[] = []

  function hear(name: string, data: string): void {
    const event = { name, data, at: Date.now() }
    heard = [...heard.filter((one) => one.name !== name || event.at - one.at < RECENT_MS), event]
    onEvent(event)
  }

  return {
    /** Connects to a stream in place of the current one. */
    follow(address: string): void {
      current?.close()
      // Every stream begins with the current state.
      heard = []
      current = { address, close: connect(address, { onEvent: hear, onRefused }) }
    },
    getAddress: (): string | undefined => current?.address,
    getHeard: (): readonly StreamEvent[] => heard,
    close: (): void => current?.close(),
  }
}
