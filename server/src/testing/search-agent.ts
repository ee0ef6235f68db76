import { countAds, listAds } from '@marquee/contract/ad-search'
import type { CallInput, CallOutput } from '@marquee/contract/endpoint'
import type { Agent } from './agent.ts'

export type AdQuery = NonNullable<CallInput<typeof listAds>['query']>

/** Searches the ad library as a given user. */
export function createSearchAgent(agent: Agent) {
  async function search(query: AdQuery): Promise<CallOutput<typeof listAds>> {
    return (await agent.call(listAds, { query })).body
  }

  return {
    search,

    async count(query: AdQuery) {
      return (await agent.call(countAds, { query })).body.data
    },

    async getIds(query: AdQuery): Promise<string[]> {
      return (await search(query)).data.map((ad) => ad.id)
    },

    /** Goes through all pages; a callback may run between them. */
    async scan(query: AdQuery, betweenPages: () => Promise<unknown> = () => Promise.resolve()) {
      const ids: string[] = []
      let heldBack = 0
      let cursor: string | null = null
      do {
        const { data, meta } = await search({ ...query, ...(cursor !== null && { cursor }) })
        ids.push(...data.map((ad) => ad.id))
        heldBack += meta.held_back
        cursor = meta.next_cursor
        await betweenPages()
      } while (cursor !== null)
      return { ids, heldBack }
    },
  }
}
export type SearchAgent = ReturnType<typeof createSearchAgent>
