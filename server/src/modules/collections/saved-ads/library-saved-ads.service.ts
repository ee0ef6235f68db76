import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { MediaCopyService } from '../../library/library.public.ts'
import type { WebhookEventService } from '../../notifications/notifications.public.ts'
import { createLibrarySavedAdRepository, type KeptAd } from './library-saved-ads.repository.ts'
import { toSavedEvent } from './saved-event.ts'

export type { KeptAd } from './library-saved-ads.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mediaCopies: Pick<MediaCopyService, 'request'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
}

/** The saved ads of a workspace in a library file. */
export function createLibrarySavedAdService({ db, clock, mediaCopies, webhookEvents }: Dependencies) {
  const repository = createLibrarySavedAdRepository(db)

  return {
    listAdIds: (workspaceId: string, limit: number) => repository.listAdIds(workspaceId, limit),

    list: (workspaceId: string, adIds: readonly string[]) => repository.list(workspaceId, adIds),

    /**
     * Saves ads with note, tags and day; ads that are saved stay as they are. Media that we do not have are copied in the background.
     * @param adIds also the ads that are on boards only
     * @returns the ads that were saved
     */
    async add(
      transaction: Database,
      { workspaceId, userId }: Pick<Actor, 'workspaceId' | 'userId'>,
      { saved, adIds }: { saved: readonly KeptAd[]; adIds: readonly string[] },
    ): Promise<string[]> {
      const kept = { savedBy: userId, now: clock.now() }
      const added = await createLibrarySavedAdRepository(transaction).add(workspaceId, saved, kept)
      await mediaCopies.request(transaction, adIds)
      return added
    },

    /** Tells webhooks of the ads that an import has saved, if any. @param count how many, when `adIds` are some of them */
    async tell(transaction: Database, workspaceId: string, adIds: readonly string[], count: number): Promise<void> {
      await (count > 0 && webhookEvents.tell(transaction, toSavedEvent(workspaceId, adIds, count)))
    },
  }
}
export type LibrarySavedAdService = ReturnType<typeof createLibrarySavedAdService>
