import type { Corpus } from './corpus-product.ts'
import { dutch } from './dutch.ts'
import { englishClothesAndHome } from './english-clothes-and-home.ts'
import { englishCoursesAndFood } from './english-courses-and-food.ts'
import { englishHardShapes } from './english-hard-shapes.ts'
import { englishHousehold } from './english-household.ts'
import { englishKitchenAndSkin } from './english-kitchen-and-skin.ts'
import { englishOddBenefits } from './english-odd-benefits.ts'
import { englishShopGoods } from './english-shop-goods.ts'
import { englishShopLater } from './english-shop-later.ts'
import { englishShopMixed } from './english-shop-mixed.ts'
import { englishShopServices } from './english-shop-services.ts'
import { englishSoftwareAndPlaces } from './english-software-and-places.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { otherShops } from './other-shops.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

/** Made-up products by language, for the report of `npm run make words` and its tests. */
export const corpora: readonly Corpus[] = [
  {
    language: 'en',
    products: [
      ...englishKitchenAndSkin,
      ...englishClothesAndHome,
      ...englishSoftwareAndPlaces,
      ...englishCoursesAndFood,
      ...englishHousehold,
      ...englishOddBenefits,
      ...englishHardShapes,
      ...englishShopGoods,
      ...englishShopServices,
      ...englishShopMixed,
      ...englishShopLater,
    ],
  },
  { language: 'de', products: [...german, ...otherShops.de] },
  { language: 'fr', products: [...french, ...otherShops.fr] },
  { language: 'es', products: [...spanish, ...otherShops.es] },
  { language: 'it', products: [...italian, ...otherShops.it] },
  { language: 'pt', products: [...portuguese, ...otherShops.pt] },
  { language: 'nl', products: [...dutch, ...otherShops.nl] },
]
