import { setTimeout as delay } from 'node:timers/promises'
import { streamWorkspaceChanges, type WorkspaceChanges, workspaceChanges } from '@marquee/contract/workspace-changes'
import type { Agent } from './agent.ts'

/** Reads the stream of changes at an address like a browser. `next` waits for an event that matches. */
export async function listenToChanges(address: string, { cookies }: Pick<Agent, 'cookies'>, lastEventId?: string) {
  const abort = new AbortController()
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
  // The address is on our own server; the contract's client is for pages.
  // oxlint-disable-next-line no-restricted-globals
  const answer = await fetch(address + streamWorkspaceChanges.path, { headers, signal: abort.signal })
  const events: { id: string; data: WorkspaceChanges }[] = []
  const ended = (async () => {
    let text = ''
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString()
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      events.push(...parts.flatMap(parseEvent))
    }
  })().catch(() => {})

  return {
    status: answer.status,
    events,
    ended,
    leave: () => abort.abort(),
    async next(fits: (event: WorkspaceChanges) => boolean) {
      for (;;) {
        const index = events.findIndex(({ data }) => fits(data))
        const found = events[index]
        if (found !== undefined) {
          events.splice(0, index + 1)
          return found
        }
        await delay(10)
      }
    },
  }
}

function parseEvent(text: string) {
  const event = /^id: (.*)\nevent: changes\ndata: (.*)$/m.exec(text)
  return event === null ? [] : [{ id: event[1] ?? '', data: workspaceChanges.parse(JSON.parse(event[2] ?? '')) }]
}
