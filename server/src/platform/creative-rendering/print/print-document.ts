import { z } from 'zod'

const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** A numbered place on a creative, in fractions of its width and height. */
export const printMark = z.object({
  number: z.number().int(),
  level: z.enum(['problem', 'advice', 'good', 'fact']),
  places: z.array(place),
})
export type PrintMark = z.infer<typeof printMark>

const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('title'),
    text: z.string(),
    /** The owner of the document, in small letters above the title. */
    source: z.string(),
    facts: z.array(z.tuple([z.string(), z.string()])),
  }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()), isNumbered: z.boolean() }),
  z.object({
    kind: z.literal('table'),
    /** `share`: the fraction of the page's width. */
    columns: z.array(z.object({ title: z.string(), share: z.number() })),
    rows: z.array(z.array(z.string())),
  }),
  /** Images side by side, by the ids of their bytes. */
  z.object({
    kind: z.literal('pictures'),
    height: z.number(),
    pictures: z.array(z.object({ id: z.string(), caption: z.string() })),
  }),
  z.object({ kind: z.literal('creative'), id: z.string(), marks: z.array(printMark) }),
  z.object({
    kind: z.literal('finding'),
    number: z.number().int().nullable(),
    level: printMark.shape.level,
    title: z.string(),
    value: z.string(),
    rule: z.string(),
  }),
])
export type PrintBlock = z.infer<typeof block>

/** The blocks that are printed, from top to bottom. */
export const printDocument = z.object({
  title: z.string(),
  footer: z.string(),
  /** The language of its texts, in BCP 47. */
  language: z.string(),
  blocks: z.array(block),
})
export type PrintDocument = z.infer<typeof printDocument>

/** Whether a text is drawn from right to left: a PDF contains its letters in the order in which they are drawn. */
export function isDrawnBackwards(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
}

/** All text of a document: the fonts of its scripts are loaded before it is drawn. */
export function listTexts({ title, footer, blocks }: PrintDocument): string[] {
  return [title, footer, ...blocks.flatMap(listBlockTexts)]
}

function listBlockTexts(content: PrintBlock): string[] {
  switch (content.kind) {
    case 'title':
      return [content.text, content.source, ...content.facts.flat()]
    case 'heading':
    case 'text':
      return [content.text]
    case 'list':
      return content.items
    case 'table':
      return [...content.columns.map(({ title }) => title), ...content.rows.flat()]
    case 'pictures':
      return content.pictures.map(({ caption }) => caption)
    case 'creative':
      return []
    case 'finding':
      return [content.title, content.value, content.rule]
  }
}
