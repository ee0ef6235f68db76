import type { Product } from '@marquee/contract/products'
import { english } from './languages/english.ts'
import { findLanguage } from './languages/find-language.ts'
import type { Offering } from './languages/offering.ts'
import { findNameSegment } from './languages/title-segment.ts'
import type { WriterLanguage } from './languages/writer-language.ts'
import { readOffering } from './read-offering.ts'
import { readProductLanguage } from './read-product-language.ts'

export interface ProductName {
  /** As people name it: "AeroPress Go"; empty when nothing names it. */
  label: string
  offering: Offering
}

type NamedProduct = Pick<Product, 'name' | 'category' | 'benefits' | 'description' | 'language' | 'currency' | 'url'>

const LONGEST_NAME = 8
const BOOK = /(?<!\p{L})(?:books?|novels?|bücher|buch|livres?|libros?|libri|livros?|boeken)(?!\p{L})/iu

/**
 * A product as people name it: "AeroPress Go", not the whole title of its shop.
 * @param written the code of the language of the texts around it; null for the language in which the product is described
 */
export function nameProduct(product: NamedProduct, written: string | null = null): ProductName {
  const code = written ?? readLanguage(product)
  const language = (code === null ? null : findLanguage(code)) ?? english
  return nameTitle(product.name, { brandName: '', category: product.category }, language)
}

/** Names what a title is about: without sizes, uses and the name of the shop. Books and causes have their whole title. */
export function nameTitle(
  title: string,
  { brandName, category }: { brandName: string; category: string },
  { titleTail }: WriterLanguage,
): ProductName {
  const offering = readOffering(title, category)
  const isWhole = offering === 'charity' || BOOK.test(category)
  const words = findNameSegment(title, brandName, isWhole ? /(?!)/u : titleTail).split(' ')
  const named = words.slice(0, LONGEST_NAME).join(' ')
  // Only a name that was cut may end with "de la"; "Crema de día" and "kaas & zo" are whole.
  return { offering, label: words.length > LONGEST_NAME ? named.replace(/(?:\s(?:\p{Ll}{1,3}|&))+$/u, '') : named }
}

function readLanguage({ name, benefits, description, language, currency, url }: NamedProduct): string | null {
  const read = readProductLanguage({
    title: name,
    texts: [...benefits, description].filter((text) => text !== '').join('. '),
    chosen: language,
    currency,
    url,
  })
  return read.language ?? read.candidates[0] ?? null
}
