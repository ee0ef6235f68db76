import type { StoredAsset } from '@marquee/contract/assets'
import type { PriceChoice, ProductDraft } from '@marquee/contract/product-imports'
import { type Product, type ProductInput, product, productInput } from '@marquee/contract/products'
import { formSchema } from '@marquee/ui/use-contract-form'
import { toWebAddress } from '../../state/to-web-address.ts'

/** The values of the form: texts as they are typed, images with their addresses. The names are those of the contract. */
export interface ProductForm {
  name: string
  url: string
  description: string
  price: string
  currency: Product['currency']
  price_before: string
  price_after: string
  benefits: string[]
  offer: string
  category: string
  language: string | null
  image_ids: StoredAsset[]
  brand_profile_id: string | null
  rating: number | null
  review_count: number | null
  reviews: Product['reviews']
}

const emptyProductForm: Omit<ProductForm, 'currency'> = {
  name: '',
  url: '',
  description: '',
  price: '',
  price_before: '',
  price_after: '',
  benefits: [],
  offer: '',
  category: '',
  language: null,
  image_ids: [],
  brand_profile_id: null,
  rating: null,
  review_count: null,
  reviews: [],
}

/** An empty form. @param usualCurrency the currency of the workspace */
export function createEmptyForm(usualCurrency: string): ProductForm {
  const currency = product.shape.currency.safeParse(usualCurrency)
  return { ...emptyProductForm, currency: currency.data ?? 'USD' }
}

export function toForm(product: Product): ProductForm {
  const { name, description, currency, benefits, offer, category, images } = product
  const { price_before, price_after, brand_profile_id, language, rating, review_count, reviews } = product
  return {
    name,
    description,
    currency,
    price_before,
    price_after,
    benefits,
    offer,
    category,
    language,
    image_ids: images,
    brand_profile_id,
    rating,
    review_count,
    reviews,
    url: product.url ?? '',
    price: product.price ?? '',
  }
}

/**
 * The input for the server. An empty price or address is left out, a decimal comma becomes a point,
 * and empty benefits are left out.
 */
export function toInput({ image_ids, ...form }: ProductForm): ProductInput {
  return {
    ...form,
    url: toWebAddress(form.url),
    price: form.price.trim() === '' ? null : form.price.trim().replace(',', '.'),
    benefits: form.benefits.filter((benefit) => benefit.trim() !== ''),
    image_ids: image_ids.map(({ id }) => id),
  }
}

/** The contract's rules for the values of the form. */
export const productFormSchema = formSchema(toInput, productInput)

/**
 * Fills the empty fields of the form with the values of a product page. Images are added, as cut-outs where the cut-out worked.
 * @param maxImages the maximum number of images of a product
 */
export function fillForm(form: ProductForm, draft: ProductDraft, maxImages: number): ProductForm {
  // Reading a page again adds no image twice, even if the user has returned from a cut-out to the original.
  const held = new Set(form.image_ids.map(({ id }) => id))
  const images = draft.images
    .filter(({ original, cutout }) => !held.has(original.id) && (cutout === null || !held.has(cutout.id)))
    .map(({ original, cutout }) => (cutout?.is_clean === true ? cutout : original))
  return {
    ...form,
    ...fillWords(form, draft),
    ...fillPrice(form, draft),
    ...fillReviews(form, draft),
    image_ids: [...form.image_ids, ...images].slice(0, maxImages),
  }
}

function fillWords(form: ProductForm, draft: ProductDraft) {
  const hasBenefits = form.benefits.some((benefit) => benefit.trim() !== '')
  return {
    name: form.name.trim() || draft.name,
    url: form.url.trim() || draft.url,
    description: form.description.trim() || draft.description,
    offer: form.offer.trim() || draft.offer,
    category: form.category.trim() || draft.category,
    language: form.language ?? draft.language,
    benefits: hasBenefits ? form.benefits : draft.benefits,
  }
}

/** The price, its currency and its words are filled together. */
function fillPrice(form: ProductForm, draft: ProductDraft): Partial<ProductForm> {
  return form.price.trim() === '' && draft.price !== null ? takePrice(form, { ...draft, price: draft.price }) : {}
}

/** The fields of a price of a page; a page without a currency means the one of the form. */
export function takePrice(
  { currency: usual }: Pick<ProductForm, 'currency'>,
  { price, currency, price_before, price_after }: Omit<PriceChoice, 'stated_by'>,
): Pick<ProductForm, 'price' | 'currency' | 'price_before' | 'price_after'> {
  return { price, currency: currency ?? usual, price_before, price_after }
}

function fillReviews(form: ProductForm, draft: ProductDraft) {
  return {
    rating: form.rating ?? draft.rating,
    review_count: form.review_count ?? draft.review_count,
    reviews: form.reviews.length > 0 ? form.reviews : draft.reviews,
  }
}
