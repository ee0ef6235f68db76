/** Folder under which all files of a release are served. */
export function toBaseUrl(name: string, release: string): string {
  return `/build/${name}/${release}/`
}

/** A name that JavaScript accepts as a variable: `ad-library`, `1f2e…` → `ad_library_1f2e…`. Empty for the host. */
export function toGlobalName(name: string, release: string): string {
  return name === 'host' ? '' : toUniqueName(name, release)
}

/** The same for every package, including the host: webpack's `uniqueName`. */
export function toUniqueName(name: string, release: string): string {
  return `${name.replaceAll('-', '_')}_${release}`
}

/** The properties of a release that the addresses of its files depend on. */
interface AddressedRelease {
  name: string
  baseUrl: string
  integrity: Readonly<Record<string, string>>
}

/**
 * The address that a file of a release is fetched from: `/build/<name>/<content>/<file>`. The address depends on the content, not on the
 * release, so that a browser keeps the files that the next release did not change (docs/decisions/0011).
 */
export function toAssetAddress({ name, baseUrl, integrity }: AddressedRelease, file: string): string {
  const hash = integrity[file]
  return hash === undefined ? baseUrl + file : `/build/${name}/${toContentId(hash)}/${file}`
}

/** The first 120 bits of an integrity value, in characters that are valid in an address. It cannot be confused with a release id. */
function toContentId(integrity: string): string {
  return integrity
    .slice('sha256-'.length, 'sha256-'.length + 20)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
