import type { Choice, PopupMessage } from '../messages/messages.ts'
import type { QueueItem } from '../queue/queue-item.ts'
import type { QueueStore } from '../queue/queue-store.ts'
import type { Queue } from '../queue/work-queue.ts'
import type { Connections } from '../sign-in/connection.ts'
import type { MarqueeApi } from './marquee-api.ts'

/** What the popup shows. It gets no key. */
export interface PopupState {
  connection: { workspace_name: string; user_name: string } | null
  choice: Choice
  /** Null while Marquee cannot be asked. */
  choices: { boards: { id: string; name: string }[]; tags: string[] } | null
  /** The newest first. */
  queue: (Pick<QueueItem, 'id' | 'state' | 'reason' | 'notes'> & { title: string })[]
  marquee_url: string
  /** Why the last connection failed. */
  problem: string | null
}

interface Dependencies {
  store: Pick<QueueStore, 'list' | 'readSetting' | 'writeSetting'>
  queue: Pick<Queue, 'retry' | 'drop'>
  api: Pick<MarqueeApi, 'readChoices'>
  connections: Connections
  readChoice: () => Promise<Choice>
  writeChoice: (choice: Choice) => Promise<void>
  /** Lets the user confirm the connection. @returns the code; null when there is a page for it, or the user closed it */
  askForCode: (isTyped: boolean) => Promise<string | null>
  startWork: () => void
  marqueeUrl: string
}

/** Answers the popup with what it shows after the message. */
export async function answerPopup(message: PopupMessage, dependencies: Dependencies): Promise<PopupState> {
  const problem = await act(message, dependencies)
  const { store, api, connections, readChoice, marqueeUrl } = dependencies
  const connection = await connections.read()
  const [choices, choice, items] = await Promise.all([api.readChoices(), readChoice(), store.list()])
  return {
    connection: connection && { workspace_name: connection.workspace_name, user_name: connection.user_name },
    choice,
    choices,
    queue: items.toReversed().map(({ id, state, reason, notes, ad }) => {
      return { id, state, reason, notes, title: ad.advertiser?.name ?? ad.title ?? new URL(ad.page_url).hostname }
    }),
    marquee_url: marqueeUrl,
    problem,
  }
}

/** @returns why it failed, for users */
async function act(message: PopupMessage, dependencies: Dependencies): Promise<string | null> {
  const { queue, connections, writeChoice, askForCode, startWork } = dependencies
  switch (message.kind) {
    case 'state':
      return null
    case 'choose':
      await writeChoice(message.choice)
      return null
    case 'connect':
    case 'ask_for_code': {
      const code = await askForCode(message.kind === 'ask_for_code')
      return code === null ? null : finish(code, dependencies)
    }
    case 'enter_code':
      return finish(message.code, dependencies)
    case 'disconnect':
      await connections.end()
      return null
    case 'retry':
      await queue.retry(message.id)
      startWork()
      return null
    case 'drop':
      await queue.drop(message.id)
      return null
  }
}

/** What waited for the connection is sent. */
async function finish(code: string, { connections, queue, startWork }: Dependencies): Promise<string | null> {
  const problem = await connections.finish(code)
  if (problem === null) {
    await queue.retry(null)
    startWork()
  }
  return problem
}
