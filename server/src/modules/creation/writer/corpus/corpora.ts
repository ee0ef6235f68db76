import type { Corpus } from './corpus-product.ts'
import { dutch } from './dutch.ts'
import { englishGoods } from './english-goods.ts'
import { englishServices } from './english-services.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

/** Made-up products by language, for the report of `npm run words` and its tests. */
export const corpora: readonly Corpus[] = [
  { language: 'en', products: [...englishGoods, ...englishServices] },
  { language: 'de', products: german },
  { language: 'fr', products: french },
  { language: 'es', products: spanish },
  { language: 'it', products: italian },
  { language: 'pt', products: portuguese },
  { language: 'nl', products: dutch },
]
