import type { HandlerInput } from '@marquee/contract/endpoint'
import type { createInvitations, Invitation, listInvitations } from '@marquee/contract/invitations'
import { z } from 'zod'
import { type Clock, DAY_MS, DAY_SECONDS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, tooManyRequests, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import { createRateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import type { WorkspaceActivityService } from '../workspace-activity/workspace-activity.service.ts'
import { createInvitationMail, type InvitationLink } from './invitation.mail.ts'
import { createInvitationToken, hashInvitationToken } from './invitation-token.ts'
import { createInvitationRepository, type InvitationRow } from './invitations.repository.ts'
import { createMemberRepository } from './members.repository.ts'
import type { SeatService } from './seats.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mails: Pick<MailService, 'define' | 'send'>
  seats: SeatService
  activity: Pick<WorkspaceActivityService, 'record'>
  appUrl: string
}

type NewInvitations = HandlerInput<typeof createInvitations>['body']

const LIFETIME_MS = 7 * DAY_MS
/** Limits mails to addresses that may not know the product: enough for a whole agency, and too few for advertising. */
const MAILS = { limit: 100, windowSeconds: DAY_SECONDS } as const

const position = z.object({ id: z.uuid() })

/** Invitations to a workspace, as its members see them. */
export function createInvitationService(dependencies: Dependencies) {
  const { db, clock, mails, seats, activity, appUrl } = dependencies
  const mail = mails.define(createInvitationMail(createLink))

  /** The token is made with the mail, so that only the mail ever contains it; links of earlier mails become invalid. */
  async function createLink(id: string): Promise<InvitationLink | null> {
    const repository = createInvitationRepository(db)
    const [row, token] = [await repository.find(id), createInvitationToken()]
    const isWanted = row !== undefined && (await repository.setToken(id, hashInvitationToken(token), clock.now()))
    return isWanted
      ? { workspaceName: row.workspace_name, inviter: row.inviter, url: `${appUrl}/invitations/${token}`, token }
      : null
  }

  function getEnd(): Date {
    return new Date(clock.now().getTime() + LIFETIME_MS)
  }

  /** Counts in the transaction of the mails, because a transaction that is rolled back sends none. */
  async function countMails(database: Database, workspaceId: string, count: number): Promise<void> {
    const rateLimiter = createRateLimiter({ database, clock })
    for (let sent = 0; sent < count; sent += 1) {
      const state = await rateLimiter.hit(`invitations:${workspaceId}`, MAILS)
      if (!state.isAllowed) {
        throw tooManyRequests(`A workspace sends ${MAILS.limit} invitations a day. Try again tomorrow.`, state)
      }
    }
  }

  /** @throws DomainError 422 on `emails`, naming the addresses that cannot be invited */
  async function refuseKnown(transaction: Database, workspaceId: string, emails: readonly string[]): Promise<void> {
    const members = await createMemberRepository(transaction).findAddresses(workspaceId, emails)
    const invited = await createInvitationRepository(transaction).listOpenAddresses(workspaceId)
    const problems = emails.flatMap((email) => {
      if (members.has(email.toLowerCase())) {
        return [`${email} is a member already.`]
      }
      return invited.has(email.toLowerCase()) ? [`${email} is invited already. Send that invitation again.`] : []
    })
    if (problems.length > 0) {
      throw invalid({ emails: problems })
    }
  }

  async function insertAll(transaction: Database, actor: Actor, emails: string[], body: NewInvitations): Promise<void> {
    const { workspaceId, userId } = actor
    const { role, idempotency_key } = body
    for (const email of emails) {
      const now = clock.now()
      const times = { expires_at: getEnd(), accepted_at: null, revoked_at: null, created_at: now, updated_at: now }
      const who = { workspace_id: workspaceId, email, role, invited_by: userId, idempotency_key }
      const id = await createInvitationRepository(transaction).insert({ token_hash: null, ...who, ...times })
      await mails.send(transaction, mail, email, { invitation_id: id })
      const entry = { workspaceId, actorId: userId, action: 'invitation.sent', subject: email, role } as const
      await activity.record(transaction, entry)
    }
  }

  /** Changes one open invitation in one transaction, which waits for earlier changes of the members. */
  function change<T>(actor: Actor, id: string, work: (transaction: Database, row: InvitationRow) => Promise<T>) {
    return db.transaction().execute(async (transaction) => {
      await createMemberRepository(transaction).lock(actor.workspaceId)
      const row = required(await createInvitationRepository(transaction).findOpen(actor.workspaceId, id), 'invitation')
      return work(transaction, row)
    })
  }

  return {
    /** A page of the invitations that are not accepted yet. Expired ones are included, because they can be sent again. */
    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof listInvitations>['query']) {
      const before = decodeCursor(position, cursor)
      const found = await createInvitationRepository(db).list(actor.workspaceId, before?.id ?? null, limit + 1)
      const { page, next_cursor } = takePage(found, limit, (last) => ({ id: last.id }))
      return {
        data: page.map((row) => toInvitation(row, clock.now())),
        meta: { next_cursor },
      }
    },

    /**
     * Invites all addresses or none. Repeating a call with the same key sends no second invitation.
     * @throws DomainError 409 `seats_taken`; 422 on `emails` for members and for addresses that are already invited; 429
     */
    async create(actor: Actor, body: NewInvitations): Promise<Invitation[]> {
      const { workspaceId } = actor
      const emails = [...new Map(body.emails.map((email) => [email.toLowerCase(), email])).values()]
      const rows = await db.transaction().execute(async (transaction) => {
        await createMemberRepository(transaction).lock(workspaceId)
        const repository = createInvitationRepository(transaction)
        const known = await repository.listByIdempotencyKey(workspaceId, body.idempotency_key)
        if (known.length > 0) {
          return known
        }
        await refuseKnown(transaction, workspaceId, emails)
        await seats.require(transaction, workspaceId, body.role === 'viewer' ? 0 : emails.length)
        await countMails(transaction, workspaceId, emails.length)
        await insertAll(transaction, actor, emails, body)
        return repository.listByIdempotencyKey(workspaceId, body.idempotency_key)
      })
      return rows.map((row) => toInvitation(row, clock.now()))
    },

    /** @throws DomainError 404; 409 `seats_taken` when the invitation had expired and no seat is free; 429 */
    resend(actor: Actor, id: string): Promise<Invitation> {
      return change(actor, id, async (transaction, row) => {
        const { workspaceId, userId } = actor
        const [now, expires_at] = [clock.now(), getEnd()]
        const takesSeat = row.expires_at <= now && row.role !== 'viewer'
        await seats.require(transaction, workspaceId, takesSeat ? 1 : 0)
        await countMails(transaction, workspaceId, 1)
        await createInvitationRepository(transaction).update(id, { expires_at }, now)
        await mails.send(transaction, mail, row.email, { invitation_id: id })
        const entry = { workspaceId, actorId: userId, action: 'invitation.resent', subject: row.email } as const
        await activity.record(transaction, entry)
        return toInvitation({ ...row, expires_at }, now)
      })
    },

    /** @throws DomainError 404 */
    withdraw(actor: Actor, id: string): Promise<void> {
      return change(actor, id, async (transaction, { email }) => {
        const now = clock.now()
        await createInvitationRepository(transaction).update(id, { revoked_at: now }, now)
        const { workspaceId, userId } = actor
        const entry = { workspaceId, actorId: userId, action: 'invitation.withdrawn', subject: email } as const
        await activity.record(transaction, entry)
      })
    },
  }
}

export type InvitationService = ReturnType<typeof createInvitationService>

function toInvitation(row: InvitationRow, now: Date): Invitation {
  const { id, email, role, inviter, expires_at, created_at } = row
  return {
    id,
    email,
    role,
    is_expired: expires_at <= now,
    invited_by: inviter,
    expires_at: expires_at.toISOString(),
    created_at: created_at.toISOString(),
  }
}
