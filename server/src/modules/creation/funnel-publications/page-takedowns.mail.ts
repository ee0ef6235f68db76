import { type ReportReason, reportReason, takedownScope } from '@marquee/contract/published-pages'
import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const reported = z.object({ title: z.string(), reason: reportReason })
type PageReportedMail = MailDefinition<typeof reported>

const REASONS: Readonly<Record<ReportReason, string>> = {
  phishing: 'it asks for passwords or pretends to be somebody else',
  illegal: 'it is against the law',
  misleading: 'it says what is not true',
  other: 'there is another reason',
}

/** Tells administrators that a visitor reported a published page. */
export function definePageReportedMail(
  define: (mail: PageReportedMail) => PageReportedMail,
  appUrl: string,
): PageReportedMail {
  const getContent = ({ title, reason }: z.output<typeof reported>): MailContent => ({
    subject: `A published page was reported: ${title}`,
    preview: 'Decide whether it stays on the web.',
    paragraphs: [`A visitor reported the page “${title}” and says that ${REASONS[reason]}.`],
    action: { label: 'See the report', url: `${appUrl}/admin/published-pages` },
  })
  return define({
    kind: 'page_reported',
    title: 'A published page was reported',
    occasion: 'when a visitor reports a published page, once until an administrator decides',
    data: reported,
    compose: async (data) => getContent(data),
    sample: getContent({ title: 'Summer sale', reason: 'misleading' }),
  })
}

const takenDown = z.object({ page_id: z.uuid(), title: z.string(), scope: takedownScope, reason: z.string() })
type PageTakenDownMail = MailDefinition<typeof takenDown>

/** Tells who published a page that an administrator took it down, and why. */
export function definePageTakenDownMail(
  define: (mail: PageTakenDownMail) => PageTakenDownMail,
  appUrl: string,
): PageTakenDownMail {
  const getContent = ({ page_id, title, scope, reason }: z.output<typeof takenDown>): MailContent => ({
    subject: scope === 'page' ? `Your page was taken down: ${title}` : 'The pages of your workspace were taken down',
    preview: reason,
    paragraphs: [
      scope === 'page'
        ? `We took your page “${title}” off the web.`
        : `We took all pages of your workspace off the web, because of “${title}”.`,
      `The reason: ${reason}`,
      'Answer this mail if you think that this is a mistake.',
    ],
    action: { label: 'Open the page', url: `${appUrl}/funnel-pages/${page_id}` },
  })
  return define({
    kind: 'page_taken_down',
    title: 'A published page was taken down',
    occasion: 'when an administrator takes a page, or all pages of a workspace, off the web',
    data: takenDown,
    compose: async (data) => getContent(data),
    sample: getContent({
      page_id: '01890a5d-ac96-774b-bcce-b302099a8057',
      title: 'Summer sale',
      scope: 'page',
      reason: 'It uses the logo of another company.',
    }),
  })
}
