import { connectBrowser, disconnectBrowser } from '@marquee/contract/connected-browsers'
import { errorResponse } from '@marquee/contract/error-response'
import { toPublicPath } from '@marquee/contract/public-api'
import { z } from 'zod'
import type { QueueStore } from '../queue/queue-store.ts'
import { createChallenge } from './code-challenge.ts'

/** The key of this browser, and whose it is. It stays in the database of the extension, which pages cannot read. */
const connection = z.object({ id: z.string(), key: z.string(), workspace_name: z.string(), user_name: z.string() })
type Connection = z.infer<typeof connection>

interface Dependencies {
  store: Pick<QueueStore, 'readSetting' | 'writeSetting'>
  origin: string
}

/** Connects the browser with a workspace, and ends the connection. */
export function createConnections({ store, origin }: Dependencies) {
  async function read(): Promise<Connection | null> {
    return connection.safeParse(await store.readSetting('connection')).data ?? null
  }

  return {
    read,

    /** Begins a connection. @returns the page where the user confirms it */
    async begin(redirect: string | null): Promise<string> {
      const { verifier, challenge } = await createChallenge()
      await store.writeSetting('verifier', verifier)
      const query = new URLSearchParams({ challenge, ...(redirect !== null && { redirect }) })
      return `${origin}/connect/extension?${query}`
    },

    /** Exchanges the code of the page for a key. @returns null, or the reason of a refusal for users */
    async finish(code: string): Promise<string | null> {
      const verifier = z.string().safeParse(await store.readSetting('verifier')).data
      if (verifier === undefined) {
        return 'Start the connection again.'
      }
      try {
        const response = await fetch(`${origin}${connectBrowser.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          credentials: 'omit',
          body: JSON.stringify({ code, verifier }),
        })
        const answer: unknown = await response.json()
        if (!response.ok) {
          return errorResponse.safeParse(answer).data?.message ?? `Marquee answered ${response.status}.`
        }
        await store.writeSetting('connection', connectBrowser.response.parse(answer).data)
        await store.writeSetting('verifier', null)
        return null
      } catch {
        return 'Marquee could not be reached.'
      }
    },

    /** Forgets the key; if Marquee can be reached, it ends there as well. */
    async end(): Promise<void> {
      const present = await read()
      await store.writeSetting('connection', null)
      if (present !== null) {
        const path = toPublicPath(disconnectBrowser.path).replace(':id', present.id)
        await fetch(`${origin}${path}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${present.key}` },
          credentials: 'omit',
        }).catch(() => null)
      }
    },
  }
}
export type Connections = ReturnType<typeof createConnections>
