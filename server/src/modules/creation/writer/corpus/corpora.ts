import type { Corpus } from './corpus-product.ts'
import { englishGoods } from './english-goods.ts'
import { englishServices } from './english-services.ts'

/** Made-up products by language, for the report of `npm run words` and its tests. */
export const corpora: readonly Corpus[] = [{ language: 'en', products: [...englishGoods, ...englishServices] }]
