import type { Clock } from '../../../platform/clock.ts'
import type { SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'
import type { PostPublic } from '../../../platform/web/post-public.ts'
import {
  getWebhookSecret,
  isTemporaryFailure,
  listWebhookSecrets,
  signWebhook,
} from '../../../platform/web/webhook-signature.ts'
import { signEvent } from './webhook-secrets.ts'

interface Dependencies {
  clock: Clock
  postPublic: PostPublic
  /** The server's secrets, from which the workspaces' secrets are derived. */
  secrets: SigningSecrets
}

interface Message {
  /** Whose secret signs the message; an alarm about a release is signed by that of its package. */
  workspaceId: string
  /** What the message is about; the same for every attempt. */
  id: string
  address: string
  body: string
}

const TIMEOUT_MS = 10_000

/**
 * Posts to an address that belongs to one thing, such as the alerts of a brand or the leads of a workspace. These messages are in no log,
 * because a lead that is deleted has to be gone (decision 177).
 */
export function createDirectWebhooks({ clock, postPublic, secrets }: Dependencies) {
  return {
    /** The secret that signs the messages of a workspace. It stays the same as long as the server's own secret does. */
    getSecret: (workspaceId: string): string => getWebhookSecret(secrets[0], workspaceId),

    /**
     * Makes one attempt, signed by Standard Webhooks and by the header that came before it.
     * @throws Error when a later attempt may succeed
     */
    async post({ workspaceId, id, address, body }: Message): Promise<void> {
      const now = clock.now()
      const own = listWebhookSecrets(secrets, workspaceId)
      const headers = {
        ...signEvent(id, body, { secrets: own, now }),
        'marquee-delivery': id,
        'marquee-signature': signWebhook(body, own, now),
      }
      const outcome = await postPublic(address, { body, headers, timeoutMs: TIMEOUT_MS })
      if (isTemporaryFailure(outcome)) {
        throw new Error(
          'problem' in outcome ? outcome.problem : `The webhook's server answered with ${outcome.status}.`,
        )
      }
    },
  }
}

export type DirectWebhooks = ReturnType<typeof createDirectWebhooks>
