import { createAdSource, createSourceQuery, listCrawls, startCrawl } from '@marquee/contract/ad-sources'
import type { CallInput } from '@marquee/contract/endpoint'
import type { SignedInAgent } from './agent.ts'

type Credentials = CallInput<typeof createAdSource>['body']['credentials']
type Criteria = CallInput<typeof createSourceQuery>['body']['criteria']

/** Connects a source and adds one query to it. @returns their ids */
export async function addSourceQuery(agent: SignedInAgent, credentials: Credentials, criteria: Criteria) {
  const source = await agent.call(createAdSource, { body: { name: 'A source', credentials } })
  const sourceId = source.body.data.id
  const query = await agent.call(createSourceQuery, { params: { id: sourceId }, body: { criteria, schedule: 'off' } })
  return { sourceId, queryId: query.body.data.id }
}

/** Starts a crawl. @returns its id */
export async function beginCrawl(agent: SignedInAgent, queryId: string): Promise<string> {
  return (await agent.call(startCrawl, { params: { id: queryId } })).body.data.id
}

/** The newest crawl of a query, as the API answers it. */
export async function newestCrawl(agent: SignedInAgent, queryId: string) {
  const { body } = await agent.call(listCrawls, { params: { id: queryId } })
  const [newest] = body.data
  if (newest === undefined) {
    throw new Error('The query was never crawled.')
  }
  return newest
}
