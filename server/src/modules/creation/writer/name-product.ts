import type { Product } from '@marquee/contract/products'
import { english } from './languages/english/english.ts'
import { findLanguage } from './languages/find-language.ts'
import type { ProductName } from './languages/writer-language.ts'
import { readOffering } from './read-offering.ts'
import { readProductLanguage } from './read-product-language.ts'

type NamedProduct = Pick<Product, 'name' | 'category' | 'benefits' | 'description' | 'language' | 'currency' | 'url'>

/**
 * A product as people name it: "AeroPress Go", not the whole title of its shop.
 * @param written the code of the language of the texts around it; null for the language in which the product is described
 */
export function nameProduct(product: NamedProduct, written: string | null = null): ProductName {
  const { name, category } = product
  const code = written ?? readLanguage(product)
  const language = (code === null ? null : findLanguage(code)) ?? english
  return language.nameProduct(name, { brandName: '', category, offering: readOffering(name, category) })
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
