import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({ name: z.string(), purged_at: z.iso.datetime() })

/** Tells the owner that a workspace was deleted, and until when it can be restored. */
export function createWorkspaceDeletedMail(appUrl: string): MailDefinition<typeof data> {
  return {
    kind: 'workspace_deleted',
    title: 'Workspace deleted',
    occasion: 'When the owner deletes a workspace.',
    data,
    compose: async ({ name, purged_at }) => getContent(name, purged_at, appUrl),
    sample: getContent('Studio Nord', '2026-12-22T09:00:00.000Z', 'https://app.example.com'),
  }
}

function getContent(name: string, purgedAt: string, appUrl: string): MailContent {
  const day = new Date(purgedAt).toLocaleDateString('en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    subject: `${name} was deleted`,
    preview: `You can bring it back until ${day}.`,
    paragraphs: [
      `The workspace “${name}” was deleted. Nobody can open it any more, and its shared links are closed.`,
      `Until ${day} you can bring it back as it was, with its members. After that it is removed for good.`,
    ],
    action: { label: 'Open my workspaces', url: `${appUrl}/account-settings/workspaces` },
  }
}
