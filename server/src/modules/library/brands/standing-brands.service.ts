export { findStandingIds, listPartIds } from './standing-brands.repository.ts'
