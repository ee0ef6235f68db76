import type { LineFinding } from '@marquee/contract/line-checks'
import type { TextRole } from '@marquee/contract/text-placements'
import { LineNotes } from '@marquee/ui/line-notes'
import { TextLength } from '@marquee/ui/text-length'

/** What the words of an image are used as beside the image; the others only stand in it. */
const ROLES: ReadonlyMap<string, TextRole> = new Map([
  ['headline', 'headline'],
  ['body', 'primary_text'],
  ['subline', 'description'],
])

interface WordNotesProps {
  /** The place of the words in the image, such as `headline`. */
  place: string
  text: string
  /** The longest text of the place, in characters. */
  most: number
  findings: readonly LineFinding[]
  /** Who wrote the words, and from which fact. */
  origin?: string | undefined
  onMend: (text: string) => void
}

/** The length of words, the placements that cut them, and what was found in them. */
export function WordNotes({ place, text, most, findings, origin, onMend }: WordNotesProps) {
  return (
    <>
      <TextLength text={text} role={ROLES.get(place) ?? null} most={most} />
      <LineNotes text={text} findings={findings} origin={origin} onMend={onMend} />
    </>
  )
}
