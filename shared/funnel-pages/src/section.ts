import { z } from 'zod'
import { richText } from './rich-text.ts'
import {
  comparisonCell,
  formField,
  formTarget,
  label,
  line,
  list,
  pageButton,
  pageImage,
  review,
  surface,
  words,
} from './section-parts.ts'

const image = pageImage.nullable()
const button = pageButton
const titled = { headline: words, text: words }

function define<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ id: z.uuid(), type: z.literal(type), hidden: z.boolean(), surface, ...shape })
}

/** The day on which an offer ends. Without one, no end is shown. */
const endDay = z.iso.date().nullable()

/** Every section of a page by its type. What a section does not have is an empty text, an empty list or null, and is not shown. */
export const section = z.discriminatedUnion('type', [
  define('top_bar', { notice: label, button }),
  define('hero', {
    layout: z.enum(['split', 'stacked', 'cover', 'article']),
    eyebrow: line,
    ...titled,
    button,
    note: line,
    image,
    rating: z.number().min(0).max(5).nullable(),
    rating_text: line,
  }),
  define('author', { name: line, role: line, date: z.iso.date().nullable(), image }),
  define('article', { headline: words, text: richText, image, image_side: z.enum(['above', 'start', 'end']) }),
  define('list_item', { headline: words, text: richText, image, button }),
  define('proof', { headline: words, items: list(z.object({ value: line, text: line }), 6) }),
  define('features', {
    layout: z.enum(['grid', 'rows', 'checks']),
    ...titled,
    items: list(z.object({ title: line, text: words }), 12),
    image,
  }),
  define('steps', { ...titled, items: list(z.object({ title: line, text: words, image }), 8) }),
  define('before_after', {
    headline: words,
    before: z.object({ label, text: words, image }),
    after: z.object({ label, text: words, image }),
  }),
  define('comparison_table', {
    ...titled,
    own: label,
    other: label,
    rows: list(z.object({ label: line, own: comparisonCell, other: comparisonCell }), 20),
    note: line,
  }),
  define('reviews', {
    layout: z.enum(['grid', 'list', 'single']),
    headline: words,
    rating: z.number().min(0).max(5).nullable(),
    rating_text: line,
    items: list(review, 12),
  }),
  define('quote', { text: words, author: line, role: line, image }),
  define('logos', { headline: words, items: list(pageImage, 12) }),
  define('audience_fit', { headline: words, suits: list(line, 8), suits_not: list(line, 8) }),
  define('details', { headline: words, rows: list(z.object({ label: line, text: words }), 24) }),
  define('offer', { ...titled, conditions: line, ends_on: endDay, button, image }),
  define('price', {
    headline: words,
    name: line,
    price: label,
    old_price: label,
    includes: list(line, 12),
    button,
    note: line,
    image,
  }),
  define('guarantee', { ...titled }),
  define('questions', { headline: words, items: list(z.object({ question: words, answer: words }), 20) }),
  define('form', {
    ...titled,
    fields: list(formField, 10),
    target: formTarget,
    button_label: label,
    /** Shown after the form was sent to Marquee. */
    thanks: words,
    note: words,
    image,
  }),
  define('quiz', {
    ...titled,
    questions: list(
      z.object({ question: words, answers: list(z.object({ text: line, result: z.number().int().min(0).max(5) }), 6) }),
      10,
    ),
    results: list(z.object({ headline: words, text: words, button, image }), 6),
  }),
  define('video', { ...titled, asset_id: z.uuid().nullable(), poster: image, transcript: richText, button }),
  define('gallery', { headline: words, images: list(pageImage, 12) }),
  define('image', { image, caption: line }),
  define('button_band', { ...titled, button, note: line }),
  define('footer', {
    company: line,
    /** Who is responsible for the page: name, address and how to reach them. */
    imprint: richText,
    links: list(z.object({ label, href: button.shape.href }), 8),
    disclaimer: words,
  }),
])
export type Section = z.infer<typeof section>
export type SectionType = Section['type']
/** A section of one type. */
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>

/** The types in the order in which the editor offers them. */
export const sectionTypes: readonly SectionType[] = section.options.map((option) => option.shape.type.value)

/** The limit of a page. */
export const MOST_SECTIONS = 30
