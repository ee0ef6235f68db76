import type { StoredAsset } from '@marquee/contract/assets'
import type { ProductDraft } from '@marquee/contract/product-imports'
import { type Product, type ProductInput, product, productInput } from '@marquee/contract/products'
import { formSchema } from '@marquee/ui/use-contract-form'
import { toWebAddress } from '../../state/to-web-address.ts'

/** What the form holds: texts as they are typed, images with their addresses. Its names are those of the contract. */
export interface ProductForm {
  name: string
  url: string
  description: string
  price: string
  currency: Product['currency']
  benefits: string[]
  offer: string
  category: string
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
  benefits: [],
  offer: '',
  category: '',
  image_ids: [],
  brand_profile_id: null,
  rating: null,
  review_count: null,
  reviews: [],
}

/** A form of nothing yet. @param usualCurrency what the workspace reckons in */
export function createEmptyForm(usualCurrency: string): ProductForm {
  const currency = product.shape.currency.safeParse(usualCurrency)
  return { ...emptyProductForm, currency: currency.data ?? 'USD' }
}

export function toForm(product: Product): ProductForm {
  const { name, description, currency, benefits, offer, category, images } = product
  const { brand_profile_id, rating, review_count, reviews } = product
  return {
    name,
    description,
    currency,
    benefits,
    offer,
    category,
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
 * What the server is asked to store. An empty price or address is none, a decimal comma becomes a point,
 * empty benefits are left out.
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

/** The contract's rules over what the form holds. */
export const productFormSchema = formSchema(toInput, productInput)

/**
 * The form with what a page says of its product, in those fields alone that are empty. Images are added, cut out where that worked.
 * @param maxImages of a product
 */
export function fillForm(form: ProductForm, draft: ProductDraft, maxImages: number): ProductForm {
  // A page that is read twice brings nothing twice, also where a person went back to the original.
  const held = new Set(form.image_ids.map(({ id }) => id))
  const images = draft.images
    .filter(({ original, cutout }) => !held.has(original.id) && (cutout === null || !held.has(cutout.id)))
    .map(({ original, cutout }) => cutout ?? original)
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
    benefits: hasBenefits ? form.benefits : draft.benefits,
  }
}

/** A price and its currency belong together. */
function fillPrice(form: ProductForm, draft: ProductDraft) {
  return form.price.trim() === ''
    ? { price: draft.price ?? '', currency: draft.currency ?? form.currency }
    : { price: form.price, currency: form.currency }
}

function fillReviews(form: ProductForm, draft: ProductDraft) {
  return {
    rating: form.rating ?? draft.rating,
    review_count: form.review_count ?? draft.review_count,
    reviews: form.reviews.length > 0 ? form.reviews : draft.reviews,
  }
}
