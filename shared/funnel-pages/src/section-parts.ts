import { z } from 'zod'
import { pageLink } from './link.ts'

/** One line of words; may be empty: what is empty is not shown. */
export const line = z.string().max(300, { message: 'Use at most 300 characters.' })
/** Words of a headline or a short text. */
export const words = z.string().max(2000, { message: 'Use at most 2,000 characters.' })
export const label = z.string().max(80, { message: 'Use at most 80 characters.' })

/** An image of the workspace with the words that replace it for those who do not see it. */
export const pageImage = z.object({ asset_id: z.uuid(), alt: line })
export type PageImage = z.infer<typeof pageImage>

/** A button. It is not shown while it has no words or no address. */
export const pageButton = z.object({ label, href: pageLink.nullable() })
export type PageButton = z.infer<typeof pageButton>

/** The surface that a section stands on: colors with sufficient contrast, computed from the brand’s. */
export const surface = z.enum(['page', 'tinted', 'dark', 'accent'])
export type Surface = z.infer<typeof surface>

/** A field of a form. `consent` is a box to tick, with the text that is agreed to. */
export const formField = z.object({
  id: z.uuid(),
  kind: z.enum(['email', 'name', 'phone', 'choice', 'text', 'consent']),
  label: words,
  required: z.boolean(),
  /** The choices of a field of the kind `choice`. */
  choices: z.array(label).max(12, { message: 'Use at most 12 choices.' }),
})
export type FormField = z.infer<typeof formField>

/** Where a form sends what is entered: to Marquee, or to an https address of the user. */
export const formTarget = z.discriminatedUnion('to', [
  z.object({ to: z.literal('marquee') }),
  z.object({
    to: z.literal('address'),
    address: pageLink.refine((address) => address.startsWith('https://'), {
      message: 'Enter an address that starts with https://.',
    }),
  }),
])
export type FormTarget = z.infer<typeof formTarget>

/** A cell of a comparison: yes, no, something to ask the seller, or words. */
export const comparisonCell = z.object({ mark: z.enum(['yes', 'no', 'ask', 'words']), text: line })
export type ComparisonCell = z.infer<typeof comparisonCell>

export const review = z.object({
  text: words,
  author: line,
  /** On a scale up to 5. */
  rating: z.number().min(0).max(5).nullable(),
})

/** A list of at most `most` items. */
export function list<Item extends z.ZodType>(item: Item, most: number) {
  return z.array(item).max(most, { message: `Use at most ${most} entries.` })
}
