import { loadScript } from '../load-script.ts'
import type { ForeignScript } from '../settings.ts'
import type { Person, ThirdParty } from '../third-party.ts'

type ChatCommand = ((...command: unknown[]) => void) & { q?: unknown[][] }

declare global {
  interface Window {
    Intercom?: ChatCommand
    intercomSettings?: Record<string, unknown>
  }
}

/**
 * The support chat, with the protocol of Intercom: settings and a queue of commands in `window`, which the widget's script takes over. It
 * is loaded for signed-in users only, and gets their e-mail and plan [T-07].
 */
export function loadSupportChat({ id, scriptUrl }: ForeignScript): ThirdParty {
  let isLoaded = false

  function open(person: Person): void {
    const settings = { app_id: id, email: person.email, name: person.name, plan: person.planTitle ?? 'none' }
    window.intercomSettings = settings
    if (isLoaded) {
      window.Intercom?.('update', settings)
      return
    }
    isLoaded = true
    window.Intercom ??= createQueue()
    loadScript(scriptUrl)
  }

  return {
    identify(person) {
      if (person !== null) {
        open(person)
      } else if (isLoaded) {
        window.Intercom?.('shutdown')
      }
    },
    viewPage() {
      if (isLoaded) {
        window.Intercom?.('update', { last_request_at: Math.floor(Date.now() / 1000) })
      }
    },
  }
}

function createQueue(): ChatCommand {
  const waiting: unknown[][] = []
  const queue: ChatCommand = (...command) => void waiting.push(command)
  queue.q = waiting
  return queue
}
