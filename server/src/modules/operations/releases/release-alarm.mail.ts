import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({
  package: z.string(),
  release: z.string(),
  reason: z.string(),
  returned_to: z.string().nullable(),
})

export type ReleaseAlarmMail = MailDefinition<typeof data>

const SAMPLE: z.output<typeof data> = {
  package: 'briefs',
  release: '0123456789ab',
  reason:
    'The live release failed for 40 of 100 visitors, 40.0 %, ba9876543210 for 1 of 200 visitors, 0.5 % (z = 9.0).',
  returned_to: null,
}

/** The mail to whom it concerns that a live release fails, or that the server went back from it by itself. */
export function createReleaseAlarmMail(appUrl: string): ReleaseAlarmMail {
  return {
    kind: 'release_alarm',
    title: 'A live release fails',
    occasion:
      'when a live release fails clearly more often than the one before, and when the server goes back by itself',
    data,
    compose: (alarm) => Promise.resolve(toContent(alarm, appUrl)),
    sample: toContent(SAMPLE, appUrl),
  }
}

function toContent(
  { package: name, release, reason, returned_to }: z.output<typeof data>,
  appUrl: string,
): MailContent {
  const isBack = returned_to !== null
  return {
    subject: isBack ? `${name} went back to ${returned_to}` : `${name} ${release} fails`,
    preview: reason,
    paragraphs: [
      reason,
      isBack
        ? `Users get ${returned_to} again with the next page that they open. Publish a mended release when you have one.`
        : `Users still get ${release}. Roll back on the page Releases, or run: npm run release rollback -- ${name}`,
    ],
    action: { label: 'See the releases', url: `${appUrl}/admin/releases` },
    closing: 'This mail is sent once for each release.',
  }
}
