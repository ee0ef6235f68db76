import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({ name: z.string() })

/** Tells the user who requested it that the archive of a workspace is ready. The link requires signing in. */
export function createWorkspaceExportMail(appUrl: string): MailDefinition<typeof data> {
  return {
    kind: 'workspace_export',
    title: 'Export ready',
    occasion: 'When the archive of all that a workspace has is ready.',
    data,
    compose: async ({ name }) => getContent(name, appUrl),
    sample: getContent('Studio Nord', 'https://app.example.com'),
  }
}

function getContent(name: string, appUrl: string): MailContent {
  return {
    subject: `The export of ${name} is ready`,
    preview: 'Download it within 7 days.',
    paragraphs: [`The archive of all that the workspace “${name}” has is ready. It stays for 7 days.`],
    action: { label: 'Download the export', url: `${appUrl}/account-settings/account` },
    closing: 'Only owners and admins of the workspace can download it, after they have logged in.',
  }
}
