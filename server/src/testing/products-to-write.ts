import { readFileSync } from 'node:fs'
import { lineLanguage } from '@marquee/contract/line-checks'
import { z } from 'zod'
import type { WritingBrief } from '../modules/creation/writer/writing-brief.ts'

const text = z.string().default('')

/** A made-up product in the shape of a real shop's, by which writers are read and measured. */
const productToWrite = z.object({
  language: lineLanguage,
  product: z.object({
    name: text,
    description: text,
    benefits: z.array(z.string()).default([]),
    offer: text,
    price: text,
    category: text,
    reviews: z.array(z.object({ text: z.string(), author: z.string() })).default([]),
    rating: text,
    reviewCount: z.number().nullable().default(null),
    language: z.null().default(null),
    currency: text,
    url: z.null().default(null),
  }),
  voice: text,
  audience: text,
  idea: text,
  today: text,
})
export type ProductToWrite = z.output<typeof productToWrite>

/** Reads products of a JSON file. @throws ZodError when they are none */
export function readProducts(
  file: string | URL = new URL('products-to-write.json', import.meta.url),
): ProductToWrite[] {
  return z.array(productToWrite).parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The brief of a product, as the wizard would send it for a new workspace. */
export function toWritingBrief(given: z.input<typeof productToWrite>): WritingBrief {
  const { product, voice, audience, idea, today } = productToWrite.parse(given)
  return {
    product,
    brand: { name: '', voice, audience, alwaysInclude: [], neverMention: [] },
    idea,
    answers: { better: '', audience: '', today },
    inspiration: null,
  }
}
