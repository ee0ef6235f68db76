/** Folder that all files of a release are served under. */
export function baseUrlOf(name: string, release: string): string {
  return `/build/${name}/${release}/`
}

/** A name that JavaScript accepts as a variable: `ad-library`, `1f2e…` → `ad_library_1f2e…`. Empty for the host. */
export function globalNameOf(name: string, release: string): string {
  return name === 'host' ? '' : uniqueNameOf(name, release)
}

/** The same for every package, the host included: webpack's `uniqueName`. */
export function uniqueNameOf(name: string, release: string): string {
  return `${name.replaceAll('-', '_')}_${release}`
}
