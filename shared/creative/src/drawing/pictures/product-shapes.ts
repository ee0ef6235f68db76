import type { ProductKind } from '../../picture.ts'
import { bottleShapes } from './bottle-shapes.ts'
import { objectShapes } from './object-shapes.ts'
import type { ProductPart } from './product-part.ts'

export const productShapes: Readonly<Record<ProductKind, readonly ProductPart[]>> = { ...bottleShapes, ...objectShapes }
