import type { NotificationKind } from '@marquee/contract/notifications'
import { toOpenPath } from '@marquee/contract/open-paths'
import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'
import type { NotificationWords } from './notification-kind.ts'
import { describeNotification, notificationKinds } from './notification-kinds.ts'
import type { Subscription } from './unsubscribe-token.ts'

const data = z.object({ user_id: z.uuid(), workspace_id: z.uuid(), content: z.record(z.string(), z.unknown()) })

export type NotificationMail = MailDefinition<typeof data>

export interface MailRecipient {
  /** The token of the unsubscribe link. */
  token: string
  /** Whether the workspace has only ad templates [G-04]. */
  isForAdTemplates: boolean
}

interface Surroundings {
  appUrl: string
  /** Null when the user no longer wants the mail. */
  findRecipient: (subscription: Subscription) => Promise<MailRecipient | null>
}

/** The mail of a kind of notification, with the link that unsubscribes from such mails. */
export function createNotificationMail(
  kind: NotificationKind,
  { appUrl, findRecipient }: Surroundings,
): NotificationMail {
  const { title, occasion, sample } = notificationKinds[kind]
  return {
    kind,
    title,
    occasion,
    data,
    async compose({ user_id: userId, workspace_id: workspaceId, content }) {
      const words = describeNotification(kind, content)
      const recipient = words === null ? null : await findRecipient({ userId, workspaceId, kind })
      return words === null || recipient === null ? null : toContent(words, appUrl, recipient)
    },
    sample: toContent(describeNotification(kind, sample) ?? EMPTY, appUrl, SAMPLE_RECIPIENT),
  }
}

const EMPTY: NotificationWords = { title: '', body: '', path: null, action: '' }

const SAMPLE_RECIPIENT: MailRecipient = { token: 'eyJzYW1wbGUi.5d41402abc4b2a76', isForAdTemplates: false }

function toContent(
  { title, body, path, action }: NotificationWords,
  appUrl: string,
  { token, isForAdTemplates }: MailRecipient,
): MailContent {
  return {
    subject: title,
    preview: body === '' ? title : body,
    paragraphs: body === '' ? ['You asked to be told.'] : [body],
    action: { label: action, url: `${appUrl}${toOpenPath(path, isForAdTemplates) ?? '/'}` },
    unsubscribeUrl: `${appUrl}/unsubscribe?token=${token}`,
  }
}
