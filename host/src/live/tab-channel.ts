import { z } from 'zod'
import { streamEvent } from './stream-leader.ts'

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), from: z.string() }),
  z.object({ kind: z.literal('leading'), isWhole: z.boolean() }),
  // An event without `to` is for every tab.
  z.object({ kind: z.literal('event'), event: streamEvent, to: z.string().optional() }),
  z.object({ kind: z.literal('refusal') }),
])
/** What the tabs of a browser tell each other about a shared stream. */
export type TabMessage = z.infer<typeof message>

/** The channel between the tabs. @param onMessage is called with what is for this tab; what other versions of the page say is ignored */
export function createTabChannel(
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>,
  onMessage: (content: TabMessage) => void,
) {
  const ownId = String(Math.random())
  const post = (content: TabMessage): void => channel.postMessage(content)

  channel.addEventListener('message', ({ data }) => {
    const content = message.safeParse(data).data
    const isForOthers = content?.kind === 'event' && content.to !== undefined && content.to !== ownId
    if (content !== undefined && !isForOthers) {
      onMessage(content)
    }
  })

  return {
    post,
    /** Asks the leading tab for the current state of the stream. */
    ask: (): void => post({ kind: 'question', from: ownId }),
  }
}
