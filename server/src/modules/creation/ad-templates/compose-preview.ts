import type { TemplatePreview } from '@marquee/contract/ad-templates'
import type { BrandProfile } from '@marquee/contract/brand-profiles'
import { formatProductPrice } from '@marquee/contract/format-product-price'
import type { Product } from '@marquee/contract/products'
import type { CreativeContent } from '@marquee/creative/content'
import type { CreativeLook } from '@marquee/creative/look'
import { choosePictures, type ProductPhoto } from '../products/product-photo.service.ts'
import { selectPraise } from '../products/product-praise.service.ts'
import { listReasons, nameProduct } from '../writer/image-words.service.ts'
import { getDefaultLook, toCreativeLook } from '../brand-profiles/brand-profiles.service.ts'

const CONTENT: CreativeContent = {
  headline: 'Made to make your mornings easier',
  subline: 'One small change that you notice every day. Loved by people who have tried everything else.',
  body: 'One small change that you notice every day.',
  call_to_action: 'Shop now',
  offer: '−20%',
  price: '$29',
  old_price: '$36',
  quote: 'I did not expect much. Two weeks later I cannot imagine my morning without it.',
  author: 'A customer',
  rating: '4.8/5',
  badge: 'New',
  benefit_1: 'Ready in two minutes',
  benefit_2: 'Fits every routine',
  benefit_3: 'Made to last',
  benefit_4: 'Free returns for 30 days',
  before: 'Late again, and nothing is ready',
  after: 'Out of the door with time to spare',
}

const LOOK: CreativeLook = {
  brand_name: 'Your brand',
  palette: { paper: '#ffffff', ink: '#1b1a22', accent: '#4f46e5', soft: '#e8e6fb', deep: '#1e1b4b' },
  fonts: { heading: 'geometric', body: 'sans' },
  logo: null,
}

const PICTURES = {
  product: { kind: 'cutout', product: 'bottle', seed: 'preview' },
  scene: { kind: 'scene', backdrop: 'podium', product: 'bottle', arrangement: 'single', seed: 'preview' },
} as const satisfies TemplatePreview['pictures']

/**
 * The content of template previews: the product's texts and images in the brand's look, as a generated image shows them. Only a workspace
 * without a product gets sample content.
 * @param photo the product's first photo
 */
export function composePreview(
  product: Product | undefined,
  brand: BrandProfile | undefined,
  photo: ProductPhoto | null,
): TemplatePreview {
  const look = chooseLook(product, brand)
  const files = [product?.images[0], ...(brand?.logos ?? []), ...(brand?.fonts.map(({ asset }) => asset) ?? [])]
  return {
    content: product === undefined ? CONTENT : toContent(product, brand !== undefined),
    look,
    pictures: product === undefined ? PICTURES : choosePictures(photo),
    assets: files.filter((file) => file !== undefined && file !== null),
  }
}

/** The look that an image order would have: a product without a brand gets the default colours. */
function chooseLook(product: Product | undefined, brand: BrandProfile | undefined): CreativeLook {
  if (brand !== undefined) {
    return toCreativeLook(brand)
  }
  return product === undefined ? LOOK : getDefaultLook(nameProduct(product).label, null)
}

/**
 * The texts that come from the product. What it does not state has no text.
 * @param hasBrand false when the product's name stands in the place of the logo: it is not repeated then
 */
function toContent(product: Product, hasBrand: boolean): CreativeContent {
  const { name, offer } = product
  const benefits = listReasons(product.benefits)
  const { rating, reviews } = selectPraise(product)
  const said = Object.fromEntries(benefits.slice(0, 4).map((benefit, index) => [`benefit_${index + 1}`, benefit]))
  const [review] = reviews
  return {
    headline: benefits[0] ?? name,
    ...(hasBrand && { subline: name }),
    call_to_action: CONTENT.call_to_action,
    ...said,
    ...(product.price !== null && {
      price: formatProductPrice(product, 'en', { trailingZeroDisplay: 'stripIfInteger' }),
    }),
    ...(offer !== '' && { offer }),
    ...(rating !== null && { rating: `${rating}/5` }),
    ...(review !== undefined && { quote: review.text, author: review.author }),
  }
}
