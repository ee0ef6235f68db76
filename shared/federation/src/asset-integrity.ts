/** Name of the browser's global function that tells the integrity of an asset's address. The host defines it. */
export const ASSET_INTEGRITY_GLOBAL = '__marqueeAssetIntegrity'

/** Name of the browser's global function that turns an asset's address within its release into the one that it is fetched from. */
export const ASSET_ADDRESS_GLOBAL = '__marqueeAssetAddress'

/** A well-formed hash that nothing matches. (An ill-formed one would be ignored by the browser, and the asset would run.) */
export const REFUSED_INTEGRITY = `sha256-${'A'.repeat(43)}=`
