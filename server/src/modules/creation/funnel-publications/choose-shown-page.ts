import { createHmac } from 'node:crypto'

interface Visit {
  /** The network address and the browser of the visitor; neither is stored. */
  networkKey: string
  userAgent: string
  /** The day in UTC. */
  day: string
}

interface Split {
  page_id: string
  rival_page_id: string | null
  /** In percent. */
  rival_share: number
}

/**
 * Which of two pages a visitor sees. The choice follows from a keyed hash, so the same visitor sees the same page for a day, and nothing is
 * stored to remember it.
 */
export function chooseShownPage(
  { page_id, rival_page_id, rival_share }: Split,
  { networkKey, userAgent, day }: Visit,
  secret: string,
): string {
  if (rival_page_id === null) {
    return page_id
  }
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify(['funnel page', page_id, day, networkKey, userAgent]))
    .digest()
  return (hash.readUInt32BE() / 2 ** 32) * 100 < rival_share ? rival_page_id : page_id
}
