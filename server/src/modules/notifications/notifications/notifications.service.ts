import type {
  listNotifications,
  markNotificationsRead,
  Notification,
  NotificationChannel,
  NotificationKind,
  NotificationPreference,
  setNotificationPreference,
} from '@marquee/contract/notifications'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { isAdTemplateOnly } from '@marquee/contract/features'
import { toOpenPath } from '@marquee/contract/open-paths'
import { z } from 'zod'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import { createNotificationMail, type MailRecipient, type NotificationMail } from './notification.mail.ts'
import { allKinds, describeNotification, type NotificationData, notificationKinds } from './notification-kinds.ts'
import { createNotificationRepository } from './notifications.repository.ts'
import { createUnsubscribeToken, readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mails: Pick<MailService, 'define' | 'send'>
  changes: { announceIn(transaction: Database, workspaceId: string, topics: readonly WorkspaceTopic[]): Promise<void> }
  appUrl: string
  /** Sign the unsubscribe links. */
  secrets: SigningSecrets
}

type StoredNotification = Awaited<ReturnType<ReturnType<typeof createNotificationRepository>['list']>>[number]

interface News<K extends NotificationKind> {
  workspaceId: string
  /** The members of the workspace who are notified; `managers`: the owner and the admins. */
  userIds: readonly string[] | 'everybody' | 'managers'
  kind: K
  data: NotificationData<K>
  /** Each user gets at most one notification with the same key. */
  key?: string
  /** Default: the channels of the kind that the user has not switched off. */
  channels?: readonly NotificationChannel[]
}

const position = z.object({ id: z.uuid() })
const KEPT_MS = 90 * DAY_MS

/** Notifies members in the app, and by mail. */
export function createNotificationService({ db, clock, mails, changes, appUrl, secrets }: Dependencies) {
  async function findRecipient(subscription: Subscription): Promise<MailRecipient | null> {
    const { userId, workspaceId, kind } = subscription
    const [isWanted, [member]] = await Promise.all([
      readChoices(db, workspaceId, [userId]),
      createNotificationRepository(db).listMembers(workspaceId, [userId]),
    ])
    if (member === undefined || !isWanted(userId, kind, 'email')) {
      return null
    }
    const { features, is_ad_template_allowed } = member
    return {
      token: createUnsubscribeToken(subscription, secrets[0]),
      isForAdTemplates: isAdTemplateOnly({ ...features, ad_templates: is_ad_template_allowed }),
    }
  }

  const mailed = new Map<NotificationKind, NotificationMail>(
    allKinds
      .filter((kind) => notificationKinds[kind].hasMail)
      .map((kind) => [kind, mails.define(createNotificationMail(kind, { appUrl, findRecipient }))]),
  )

  async function listPreferences({ userId, workspaceId }: Actor): Promise<NotificationPreference[]> {
    const isWanted = await readChoices(db, workspaceId, [userId])
    return allKinds.map((kind) => {
      const { title, occasion, hasMail } = notificationKinds[kind]
      const email = hasMail ? isWanted(userId, kind, 'email') : null
      return { kind, title, occasion, app: isWanted(userId, kind, 'app'), email }
    })
  }

  return {
    /** Notifies members if and only if the transaction commits. */
    async notify<K extends NotificationKind>(
      transaction: Database,
      { workspaceId, userIds, kind, data, key, channels = ['app', 'email'] }: News<K>,
    ): Promise<void> {
      const repository = createNotificationRepository(transaction)
      const members = await repository.listMembers(workspaceId, userIds)
      const isWanted = await readChoices(
        transaction,
        workspaceId,
        members.map(({ id }) => id),
      )
      const content = notificationKinds[kind].data.parse(data)
      const now = clock.now()
      const listeners = members.filter(({ id }) => channels.includes('app') && isWanted(id, kind, 'app'))
      await repository.insert(
        listeners.map(({ id }) => ({
          workspace_id: workspaceId,
          user_id: id,
          kind,
          data: JSON.stringify(content),
          dedupe_key: key ?? null,
          read_at: null,
          created_at: now,
        })),
      )
      if (listeners.length > 0) {
        await changes.announceIn(transaction, workspaceId, ['notifications'])
      }
      const mail = mailed.get(kind)
      if (mail !== undefined && channels.includes('email')) {
        const readers = members.filter(
          ({ id, email_verified_at }) => email_verified_at !== null && isWanted(id, kind, 'email'),
        )
        for (const { id, email } of readers) {
          await mails.send(transaction, mail, email, {
            user_id: id,
            workspace_id: workspaceId,
            content: { ...content },
          })
        }
      }
    },

    /** A page, the newest first. @throws DomainError 422 for a cursor that is not ours */
    async list(actor: Actor, { unread, cursor, limit }: HandlerInput<typeof listNotifications>['query']) {
      const repository = createNotificationRepository(db)
      const before = decodeCursor(position, cursor)?.id ?? null
      const [rows, count] = await Promise.all([
        repository.list(actor, { isUnreadOnly: unread === 'only', before, limit: limit + 1 }),
        repository.countUnread(actor),
      ])
      const { page, next_cursor } = takePage(rows, limit, ({ id }) => ({ id }))
      const isForAdTemplates = isAdTemplateOnly(actor.workspaceFeatures)
      const data = page.flatMap((row) => toNotification(row, isForAdTemplates) ?? [])
      return { data, meta: { next_cursor, unread: count } }
    },

    async markRead(actor: Actor, { ids }: HandlerInput<typeof markNotificationsRead>['body']): Promise<void> {
      await createNotificationRepository(db).markRead(actor, ids === 'all' ? null : ids, clock.now())
    },

    listPreferences,

    async setPreference(
      actor: Actor,
      choice: HandlerInput<typeof setNotificationPreference>['body'],
    ): Promise<NotificationPreference[]> {
      await createNotificationRepository(db).setPreference(actor, choice, clock.now())
      return listPreferences(actor)
    },

    /** The title of the mails that a link unsubscribes from; null for a link that the server did not make. */
    findMails: (token: string): string | null => {
      const subscription = readUnsubscribeToken(token, secrets)
      return subscription === null ? null : notificationKinds[subscription.kind].title
    },

    /** Unsubscribes a user from the mails of one kind; repeating it changes nothing. @returns their title; null for an invalid link */
    async unsubscribe(token: string): Promise<string | null> {
      const subscription = readUnsubscribeToken(token, secrets)
      if (subscription === null) {
        return null
      }
      const { kind, userId, workspaceId } = subscription
      const repository = createNotificationRepository(db)
      if ((await repository.listMembers(workspaceId, [userId])).length > 0) {
        await repository.setPreference(subscription, { kind, channel: 'email', is_on: false }, clock.now())
      }
      return notificationKinds[kind].title
    },

    removeOld: () => createNotificationRepository(db).removeOlderThan(new Date(clock.now().getTime() - KEPT_MS)),
  }
}

/** @returns null when the data has a shape that this release does not know */
function toNotification(
  { id, kind, data, read_at, created_at }: StoredNotification,
  isForAdTemplates: boolean,
): Notification | null {
  const words = describeNotification(kind, data)
  if (words === null) {
    return null
  }
  const path = toOpenPath(words.path, isForAdTemplates)
  const { title, body } = words
  return { id, kind, title, body, path, is_read: read_at !== null, created_at: created_at.toISOString() }
}

/** @returns whether a user wants a kind of notification in a channel */
async function readChoices(database: Database, workspaceId: string, userIds: readonly string[]) {
  const rows = await createNotificationRepository(database).listPreferences(workspaceId, userIds)
  const off = new Set(rows.filter(({ is_on }) => !is_on).map((row) => `${row.user_id} ${row.kind} ${row.channel}`))
  return (userId: string, kind: NotificationKind, channel: NotificationChannel) =>
    !off.has(`${userId} ${kind} ${channel}`)
}

export type NotificationService = ReturnType<typeof createNotificationService>
