import type { WrittenAngle, WordBinding } from '@marquee/contract/image-words'
import { toBenefitText, toPlainText } from '../writer/image-words.service.ts'
import type { SectionWords, WordsRequest } from '@marquee/funnel-pages/section-words'

/** Where the lines of an angle may stand on a page. */
const PARTS: Readonly<Partial<Record<WordBinding, readonly WordsRequest['part'][]>>> = {
  headline: ['headline'],
  subline: ['text'],
  body: ['text'],
}

interface WrittenLine {
  text: string
  fact: string
  parts: readonly WordsRequest['part'][]
}

/** The lines of the writer that can stand on a page, each with the fact that it stands on. A line without a fact is none of them. */
export function listPageLines(angles: readonly WrittenAngle[]): WrittenLine[] {
  const lines = angles.flatMap(({ words, facts }) =>
    Object.entries(PARTS).flatMap(([binding, parts]) => {
      const place = binding as keyof typeof PARTS
      const text = words[place]
      const fact = facts[place]
      return text === '' || fact === undefined ? [] : [{ text, fact: fact.text, parts }]
    }),
  )
  return [...new Map(lines.map((line) => [line.text, line])).values()]
}

/**
 * The writer of a page's sections, made of lines that are written and checked already. Each line is used once, only in place of the fact that
 * it stands on, and only where it fits.
 */
export function toSectionWords(lines: readonly WrittenLine[]): SectionWords {
  const used = new Set<WrittenLine>()
  return ({ part, fact, most }) => {
    const wanted = normalize(fact)
    const found = lines.find(
      (line) =>
        !used.has(line) && line.parts.includes(part) && line.text.length <= most && normalize(line.fact) === wanted,
    )
    if (found === undefined) {
      return null
    }
    used.add(found)
    return found.text
  }
}

/** Pages show a fact without its bullet and in parts, so a line and a request are compared by what the fact says. */
const normalize = (text: string) => toBenefitText(toPlainText(text)).replace(/\.$/, '').toLowerCase()
