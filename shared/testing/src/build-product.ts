import type { Product } from '@marquee/contract/products'
import { buildId } from './build-id.ts'

export function buildProduct(changes: Partial<Product> = {}, number = 1): Product {
  return {
    id: buildId(number, 8),
    name: `Product ${number}`,
    url: null,
    description: '',
    price: '19.90',
    currency: 'USD',
    price_before: '',
    price_after: '',
    benefits: [],
    offer: '',
    category: '',
    language: null,
    rating: null,
    review_count: null,
    reviews: [],
    brand_profile_id: null,
    images: [],
    version: 1,
    created_at: '2026-11-01T09:00:00Z',
    updated_at: '2026-11-01T09:00:00Z',
    ...changes,
  }
}
