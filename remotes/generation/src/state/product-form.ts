import type { StoredAsset } from '@marquee/contract/assets'
import type { Product, ProductInput } from '@marquee/contract/products'

/** What the form holds: texts as they are typed, images with their addresses. */
export interface ProductForm {
  name: string
  url: string
  description: string
  price: string
  currency: Product['currency']
  benefits: string[]
  offer: string
  category: string
  images: StoredAsset[]
}

export const emptyProductForm: ProductForm = {
  name: '',
  url: '',
  description: '',
  price: '',
  currency: 'USD',
  benefits: [],
  offer: '',
  category: '',
  images: [],
}

export function formOf(product: Product): ProductForm {
  const { name, description, currency, benefits, offer, category, images } = product
  return {
    name,
    description,
    currency,
    benefits,
    offer,
    category,
    images,
    url: product.url ?? '',
    price: product.price ?? '',
  }
}

/**
 * What the server is asked to store. An empty price or address is none, a decimal comma becomes a point,
 * empty benefits are left out.
 */
export function inputOf({ images, ...form }: ProductForm): ProductInput {
  return {
    ...form,
    url: webAddressOf(form.url),
    price: form.price.trim() === '' ? null : form.price.trim().replace(',', '.'),
    benefits: form.benefits.filter((benefit) => benefit.trim() !== ''),
    image_ids: images.map((image) => image.id),
  }
}

/** People paste "shop.example/cup": without a scheme it means https. */
function webAddressOf(typed: string): string | null {
  const address = typed.trim()
  if (address === '') {
    return null
  }
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}

/** Whether two forms would be stored as the same product. */
export function isSameForm(left: ProductForm, right: ProductForm): boolean {
  return JSON.stringify(inputOf(left)) === JSON.stringify(inputOf(right))
}
