import type { NotificationKind } from '@marquee/contract/notifications'
import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'
import { describeNotification, notificationKinds, type NotificationWords } from './notification-kinds.ts'

const data = z.object({ user_id: z.uuid(), workspace_id: z.uuid(), content: z.record(z.string(), z.unknown()) })

export type NotificationMail = MailDefinition<typeof data>

interface Surroundings {
  appUrl: string
  /** Null when the user no longer wants the mail. */
  findToken: (recipient: { userId: string; workspaceId: string; kind: NotificationKind }) => Promise<string | null>
}

/** The mail of a kind of notification, with the link that unsubscribes from such mails. */
export function createNotificationMail(kind: NotificationKind, { appUrl, findToken }: Surroundings): NotificationMail {
  const { title, occasion, sample } = notificationKinds[kind]
  return {
    kind,
    title,
    occasion,
    data,
    async compose({ user_id: userId, workspace_id: workspaceId, content }) {
      const words = describeNotification(kind, content)
      const token = words === null ? null : await findToken({ userId, workspaceId, kind })
      return words === null || token === null ? null : toContent(words, appUrl, token)
    },
    sample: toContent(describeNotification(kind, sample) ?? EMPTY, appUrl, 'eyJzYW1wbGUi.5d41402abc4b2a76'),
  }
}

const EMPTY: NotificationWords = { title: '', body: '', path: null, action: '' }

function toContent({ title, body, path, action }: NotificationWords, appUrl: string, token: string): MailContent {
  return {
    subject: title,
    preview: body === '' ? title : body,
    paragraphs: body === '' ? ['You asked to be told.'] : [body],
    action: { label: action, url: `${appUrl}${path ?? '/'}` },
    unsubscribeUrl: `${appUrl}/unsubscribe?token=${token}`,
  }
}
