import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  restoreProduct,
  updateProduct,
} from '@marquee/contract/products'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { ProductService } from './products.service.ts'

export function registerProductRoutes(app: FastifyInstance, products: ProductService): void {
  implement(app, listProducts, ({ actor, query }) => products.list(actor, query))
  implement(app, getProduct, async ({ actor, params }) => ({ data: await products.get(actor, params.id) }))
  implement(app, createProduct, async ({ actor, body }) => ({ data: await products.create(actor, body) }))
  implement(app, updateProduct, async ({ actor, params, body }) => ({
    data: await products.update(actor, params.id, body),
  }))
  implement(app, deleteProduct, async ({ actor, params }) => products.delete(actor, params.id))
  implement(app, restoreProduct, async ({ actor, params }) => ({ data: await products.restore(actor, params.id) }))
}
