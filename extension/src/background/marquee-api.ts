import { listBoards } from '@marquee/contract/boards'
import { listCapturedPlaces } from '@marquee/contract/captures'
import type { AnyEndpoint, CallOutput } from '@marquee/contract/endpoint'
import { toPublicPath } from '@marquee/contract/public-api'
import { listSavedAdTags } from '@marquee/contract/saved-ads'

interface Caller {
  origin: string
  /** Null while the browser is not connected. */
  readKey: () => Promise<string | null>
}

type Identities = CallOutput<typeof listCapturedPlaces>['data'][number]

const MOST_BOARDS = '100'

/** What the extension reads from Marquee. Nothing is read while the browser is not connected or offline. */
export function createMarqueeApi({ origin, readKey }: Caller) {
  async function call<E extends AnyEndpoint>(
    endpoint: E,
    { query = '', body }: { query?: string; body?: object } = {},
  ) {
    const key = await readKey()
    if (key === null) {
      return null
    }
    try {
      const response = await fetch(`${origin}${toPublicPath(endpoint.path)}${query}`, {
        method: endpoint.method,
        credentials: 'omit',
        headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return response.ok ? (endpoint.response.parse(await response.json()) as CallOutput<E>) : null
    } catch {
      return null
    }
  }

  return {
    /** Where the workspace keeps the ads; nothing when it cannot be asked. */
    async listPlaces(ads: readonly Pick<Identities, 'source' | 'external_id'>[]): Promise<Identities[]> {
      return (await call(listCapturedPlaces, { body: { ads } }))?.data ?? []
    },

    /** The boards and the tags, the last used first; null when Marquee cannot be asked. */
    async readChoices() {
      const [boards, tags] = await Promise.all([
        call(listBoards, { query: `?limit=${MOST_BOARDS}&sort=last_used` }),
        call(listSavedAdTags, { query: '?sort=last_used' }),
      ])
      return boards === null || tags === null
        ? null
        : { boards: boards.data.map(({ id, name }) => ({ id, name })), tags: tags.data.map(({ tag }) => tag) }
    },
  }
}
export type MarqueeApi = ReturnType<typeof createMarqueeApi>
