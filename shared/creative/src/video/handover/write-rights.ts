import type { RightsSheet } from './describe-rights.ts'

const APPLIES = { yes: 'Applies', check: 'Check' } as const
const SUBJECTS = { video: 'the video consists', images: 'the images consist' } as const

/** The rights and disclosure sheet as a text file. */
export function writeRights(
  title: string,
  { items, duties }: RightsSheet,
  subject: keyof typeof SUBJECTS = 'video',
): string {
  const contents = items.map(({ place, what, rights }) => `${place}: ${what}\n  ${rights}`)
  const rules = duties.map(
    ({ name, applies, text, source }) => `${name} (${APPLIES[applies]})\n  ${text}\n  Source: ${source}`,
  )
  return [
    `Rights and disclosure: ${title}`,
    `What ${SUBJECTS[subject]} of, and whose it is`,
    ...contents,
    'What has to be disclosed',
    ...rules,
    'This sheet says what Marquee knows. It is no legal advice.\n',
  ].join('\n\n')
}
