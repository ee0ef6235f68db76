import { z } from 'zod'
import { pageLink } from './link.ts'

const span = z.object({
  text: z.string().max(2000),
  bold: z.boolean().optional(),
  link: pageLink.optional(),
})
export type Span = z.infer<typeof span>

const paragraph = z.object({
  style: z.enum(['paragraph', 'heading', 'bullet']),
  spans: z.array(span).max(40),
})
export type Paragraph = z.infer<typeof paragraph>

/** Paragraphs of plain words, some of them bold or links. HTML in them is shown as the characters that it consists of. */
export const richText = z.array(paragraph).max(60, { message: 'Use at most 60 paragraphs.' })
export type RichText = z.infer<typeof richText>

/** A text as paragraphs: a line each, without empty lines. */
export function toRichText(text: string): RichText {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 60)
    .map((line) => ({ style: 'paragraph', spans: [{ text: line.slice(0, 2000) }] }))
}

/** The words of a text without its form, a line for each paragraph. */
export function toPlainText(text: RichText): string {
  return text.map(({ spans }) => spans.map((part) => part.text).join('')).join('\n')
}

const MARKS = { paragraph: '', heading: '## ', bullet: '- ' } as const

/** The text as a user edits it: `## ` starts a heading, `- ` a bullet, and `**bold**` and `[words](https://…)` stand in a line. */
export function writeMarkup(text: RichText): string {
  return text.map(({ style, spans }) => MARKS[style] + escapeStart(spans.map(writeSpan).join(''))).join('\n')
}

/** Keeps words that begin like a mark from being read as one. */
const escapeStart = (words: string) => words.replace(/^(?=#{2} |- )/, '\\\\')

function writeSpan({ text, bold, link }: Span): string {
  const words = text.replaceAll(/[\\*[\]]/g, String.raw`\$&`).replaceAll(/\s*\n\s*/g, ' ')
  const linked = link === undefined ? words : `[${words}](${link})`
  return bold === true ? `**${linked}**` : linked
}

/** Reads what `writeMarkup` writes. A link that a page may not have is left as the characters that were typed. */
export function parseMarkup(markup: string): RichText {
  return markup
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 60)
    .map((line) => {
      const style = findStyle(line)
      return { style, spans: parseSpans(line.slice(MARKS[style].length)) }
    })
}

function findStyle(line: string): Paragraph['style'] {
  if (line.startsWith(MARKS.heading)) {
    return 'heading'
  }
  return line.startsWith(MARKS.bullet) ? 'bullet' : 'paragraph'
}

const WORDS = String.raw`(?:\\.|[^\\*[\]])+`
const LINK = String.raw`\[(${WORDS})\]\(([^\s()]+)\)`
const SPAN = new RegExp(String.raw`\*\*${LINK}\*\*|\*\*(${WORDS})\*\*|${LINK}|(${WORDS}|.)`, 'gsu')

function parseSpans(line: string): Span[] {
  return joinAlike([...line.matchAll(SPAN)].map((match) => toSpan(match.slice()))).slice(0, 40)
}

/** A span from what the pattern matched: everything, then the words and the address of its four forms. */
function toSpan([typed = '', boldLinked, boldLink, bold, linked, link, plain]: readonly (string | undefined)[]): Span {
  const address = boldLink ?? link
  if (address !== undefined && !pageLink.safeParse(address).success) {
    return { text: typed.slice(0, 2000) }
  }
  const words = [boldLinked, bold, linked, plain].find((one) => one !== undefined) ?? typed
  return {
    text: unescape(words).slice(0, 2000),
    ...([boldLinked, bold].some((one) => one !== undefined) && { bold: true }),
    ...(address !== undefined && { link: address }),
  }
}

const unescape = (text: string) => text.replaceAll(/\\(.)/gsu, '$1')

/** Joins neighbouring spans without a form. */
function joinAlike(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const part of spans) {
    const last = joined.at(-1)
    if (last !== undefined && last.link === undefined && part.link === undefined && last.bold === part.bold) {
      joined[joined.length - 1] = { ...last, text: (last.text + part.text).slice(0, 2000) }
    } else {
      joined.push(part)
    }
  }
  return joined
}
