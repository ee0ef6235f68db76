export { type BrandDetails, type BrandIds, removeUnusedBrands, writeBrands } from './brand-rows.repository.ts'
