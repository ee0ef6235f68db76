/** Name of the browser's global function that returns the integrity of an asset by its address. The host defines it. */
export const ASSET_INTEGRITY_GLOBAL = '__marqueeAssetIntegrity'

/** Name of the browser's global function that maps an asset's address within its release to the address that it is fetched from. */
export const ASSET_ADDRESS_GLOBAL = '__marqueeAssetAddress'

/** A well-formed hash that no file matches. (The browser would ignore an ill-formed one and run the asset.) */
export const REFUSED_INTEGRITY = `sha256-${'A'.repeat(43)}=`
