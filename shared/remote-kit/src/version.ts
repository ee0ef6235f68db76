/**
 * Version of the contract between the host and a remote (semver). A host runs a remote that was built with the same major
 * version and the same or an older minor version.
 */
export const KIT_VERSION = '3.4.0'
