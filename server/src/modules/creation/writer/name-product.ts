import type { Product } from '@marquee/contract/products'
import { detectTextLanguage } from '../../library/library.public.ts'
import { english } from './languages/english/english.ts'
import { findLanguage } from './languages/find-language.ts'
import type { ProductName } from './languages/writer-language.ts'
import { readOffering } from './read-offering.ts'

/**
 * A product as people name it: "AeroPress Go", not the whole title of its shop.
 * @param written the code of the language of the texts around it; null for the language in which the product is described
 */
export function nameProduct(
  { name, category, benefits, description }: Pick<Product, 'name' | 'category' | 'benefits' | 'description'>,
  written: string | null = null,
): ProductName {
  const code = written ?? detectTextLanguage([name, ...benefits, description].join('. '))
  const language = (code === null ? null : findLanguage(code)) ?? english
  return language.nameProduct(name, { brandName: '', category, offering: readOffering(name, category) })
}
