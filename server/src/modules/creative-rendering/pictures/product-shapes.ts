import type { ProductKind } from '../creative.ts'
import { bottleShapes } from './bottle-shapes.ts'
import { objectShapes } from './object-shapes.ts'
import type { ProductPart } from './product-part.ts'

export const productShapes: Readonly<Record<ProductKind, readonly ProductPart[]>> = { ...bottleShapes, ...objectShapes }
