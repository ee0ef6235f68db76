import { getProduct, listProducts, type Product, product } from '@marquee/contract/products'
import { z } from 'zod'
import type { Site } from '../site.ts'
import { defineTool } from '../tool.ts'
import { nextCursor } from './page-output.ts'

const productOutput = product
  .omit({ images: true, reviews: true, version: true, created_at: true, updated_at: true })
  .extend({ images_count: z.number().int(), buyer_text: product.shape.reviews, page_url: z.string() })

function presentProduct({ images, reviews, ...one }: Product, site: Site): z.input<typeof productOutput> {
  return { ...one, images_count: images.length, buyer_text: reviews, page_url: site.toProductPage(one.id) }
}

export const productTools = [
  defineTool({
    name: 'list_products',
    title: 'List products',
    description:
      'Returns the products of the workspace with their facts: description, price, benefits, offer, and reviews as buyer_text. Use it before you write for a product, and state nothing that is not there.',
    endpoint: listProducts,
    output: z.object({ products: z.array(productOutput), ...nextCursor }),
    present: ({ data, meta }, { site }) => ({ products: data.map((one) => presentProduct(one, site)), ...meta }),
  }),
  defineTool({
    name: 'get_product',
    title: 'Get a product',
    description: 'Returns one product with its facts.',
    endpoint: getProduct,
    renamed: { id: 'product_id' },
    output: productOutput,
    present: ({ data }, { site }) => presentProduct(data, site),
  }),
]
