import type { Brief, BriefChanges, BriefStatus, createBrief, listBriefs, updateBrief } from '@marquee/contract/briefs'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { AdService } from '../../library/library.public.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { WebhookEventService } from '../../notifications/notifications.public.ts'
import type { BrandProfileService, ProductService } from '../../creation/creation.public.ts'
import { createBriefRepository } from './briefs.repository.ts'
import { fullContent } from './briefs.rows.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'findVisibleIds'>
  products: Pick<ProductService, 'exists'>
  profiles: Pick<BrandProfileService, 'exists'>
  users: Pick<UserService, 'findDisplayNames'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
}

interface Authored {
  created_by: string | null
}

const FORMER_MEMBER = 'Former member'

const position = z.object({ updated_at: z.iso.datetime(), id: z.uuid() })

/** The rules of briefs. Every function answers 404 for an id of another workspace. */
export function createBriefService({ db, clock, ads, products, profiles, users, webhookEvents }: Dependencies) {
  function tell(transaction: Database, workspaceId: string, type: 'brief.created' | 'brief.changed', id: string) {
    const event = { workspaceId, type, data: { brief_id: id }, path: `/brief/${id}` }
    // A brief is saved while it is written.
    return webhookEvents.tell(transaction, type === 'brief.changed' ? { ...event, mergeKey: `brief ${id}` } : event)
  }

  return {
    /** A page of the workspace's briefs, last changed first; `q` is searched in title and objective. */
    async list(actor: Actor, { q, status, archived, cursor, limit }: HandlerInput<typeof listBriefs>['query']) {
      const records = await createBriefRepository(db).list(actor.workspaceId, {
        q: q?.trim() || undefined,
        status,
        isArchived: archived === '1',
        after: decodeCursor(position, cursor),
        limit: limit + 1,
      })
      const { page, next_cursor } = takePage(records, limit, (last) => ({ updated_at: last.updated_at, id: last.id }))
      return {
        data: await withAuthors(page),
        meta: { next_cursor },
      }
    },

    async get(actor: Pick<Actor, 'workspaceId'>, id: string): Promise<Brief> {
      return withAuthor(required(await createBriefRepository(db).find(actor.workspaceId, id), 'brief'))
    },

    /** @throws DomainError 422 on the field that names an unknown ad or product, or a script line that ends too early */
    async create(actor: Actor, body: HandlerInput<typeof createBrief>['body']): Promise<Brief> {
      const { idempotency_key: idempotencyKey, ...changes } = body
      const content = fullContent(body.title, await checked(actor, changes))
      const record = await db.transaction().execute(async (transaction) => {
        const briefs = createBriefRepository(transaction)
        const author = { createdBy: actor.userId, idempotencyKey, content }
        const isNew = await briefs.insert(actor.workspaceId, author, clock.now())
        const made = await briefs.getByIdempotencyKey(actor.workspaceId, idempotencyKey)
        await (isNew && tell(transaction, actor.workspaceId, 'brief.created', made.id))
        return made
      })
      return withAuthor(record)
    },

    /**
     * Saves the named fields in one transaction.
     * @throws DomainError 409 `version_conflict` when another save came in between, 422 as `create`
     */
    async update(actor: Actor, id: string, body: HandlerInput<typeof updateBrief>['body']): Promise<Brief> {
      const { version, ...input } = body
      // Before the transaction: inside it, the checks would wait for a second connection while holding one.
      const changes = await checked(actor, input)
      const record = await db.transaction().execute(async (transaction) => {
        const briefs = createBriefRepository(transaction)
        const stored = required(await briefs.lockVersion(actor.workspaceId, id), 'brief')
        if (stored !== version) {
          throw conflict('Somebody else changed this brief. Load it again to see the changes.', 'version_conflict')
        }
        await briefs.update(actor.workspaceId, id, changes, clock.now())
        await tell(transaction, actor.workspaceId, 'brief.changed', id)
        return required(await briefs.find(actor.workspaceId, id), 'brief')
      })
      return withAuthor(record)
    },

    /** The author, version and status of a brief, locked until the transaction ends. @throws DomainError 404 */
    async lock(transaction: Database, workspaceId: string, id: string) {
      return required(await createBriefRepository(transaction).lock(workspaceId, id), 'brief')
    },

    /** An approved brief says so, unless it has gone further; one that needs changes goes back to review. */
    async setReviewed(transaction: Database, workspaceId: string, id: string, status: BriefStatus): Promise<void> {
      await createBriefRepository(transaction).setStatus(workspaceId, id, status, clock.now())
    },

    /** Archiving an archived brief changes nothing. */
    async archive(actor: Actor, id: string): Promise<Brief> {
      return setArchivedAt(actor, id, clock.now())
    },

    async restore(actor: Actor, id: string): Promise<Brief> {
      return setArchivedAt(actor, id, null)
    },
  }

  async function setArchivedAt(actor: Actor, id: string, archivedAt: Date | null): Promise<Brief> {
    const briefs = createBriefRepository(db)
    await briefs.setArchivedAt(actor.workspaceId, id, archivedAt, clock.now())
    return withAuthor(required(await briefs.find(actor.workspaceId, id), 'brief'))
  }

  async function checked(actor: Actor, changes: BriefChanges): Promise<BriefChanges> {
    const adIds = changes.reference_ad_ids && [...new Set(changes.reference_ad_ids)]
    const errors: Record<string, string[]> = {
      ...scriptErrors(changes.script ?? []),
      ...(await referenceErrors(actor, adIds ?? [])),
      ...(await productErrors(actor, changes.product_id ?? null)),
      ...(await profileErrors(actor, changes.brand_profile_id ?? null)),
    }
    if (Object.keys(errors).length > 0) {
      throw invalid(errors)
    }
    return adIds === undefined ? changes : { ...changes, reference_ad_ids: adIds }
  }

  async function referenceErrors(actor: Actor, adIds: readonly string[]): Promise<Record<string, string[]>> {
    if (adIds.length === 0) {
      return {}
    }
    const existing = new Set(await ads.findVisibleIds(actor, adIds))
    const isKnown = adIds.every((id) => existing.has(id))
    return isKnown ? {} : { reference_ad_ids: ['One of the reference ads is not in the ad library.'] }
  }

  async function productErrors(actor: Actor, productId: string | null): Promise<Record<string, string[]>> {
    const isKnown = productId === null || (await products.exists(actor.workspaceId, productId))
    return isKnown ? {} : { product_id: ['This product does not exist.'] }
  }

  async function profileErrors(actor: Actor, profileId: string | null): Promise<Record<string, string[]>> {
    const isKnown = profileId === null || (await profiles.exists(db, actor.workspaceId, profileId))
    return isKnown ? {} : { brand_profile_id: ['This brand profile does not exist.'] }
  }

  async function withAuthor<T extends Authored>(record: T) {
    const [brief] = await withAuthors([record])
    return required(brief, 'brief')
  }

  async function withAuthors<T extends Authored>(records: readonly T[]) {
    const names = await users.findDisplayNames(records.flatMap((record) => record.created_by ?? []))
    return records.map(({ created_by, ...brief }) => ({
      ...brief,
      created_by_name: names.get(created_by ?? '') ?? FORMER_MEMBER,
    }))
  }
}

export type BriefService = ReturnType<typeof createBriefService>

function scriptErrors(script: Brief['script']): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const [index, { start_s, end_s }] of script.entries()) {
    if (end_s < start_s) {
      errors[`script.${index}.end_s`] = ['The end is before the start.']
    }
  }
  return errors
}
