/** Folder that all files of a release are served under. */
export function toBaseUrl(name: string, release: string): string {
  return `/build/${name}/${release}/`
}

/** A name that JavaScript accepts as a variable: `ad-library`, `1f2e…` → `ad_library_1f2e…`. Empty for the host. */
export function toGlobalName(name: string, release: string): string {
  return name === 'host' ? '' : toUniqueName(name, release)
}

/** The same for every package, the host included: webpack's `uniqueName`. */
export function toUniqueName(name: string, release: string): string {
  return `${name.replaceAll('-', '_')}_${release}`
}

/** The part of a release that its files' addresses are made of. */
interface AddressedRelease {
  name: string
  baseUrl: string
  integrity: Readonly<Record<string, string>>
}

/**
 * Where a file of a release is fetched from: `/build/<name>/<content>/<file>`. The address follows from the content, not from
 * the release, so that a browser keeps what the next release did not change (docs/decisions/0011).
 */
export function toAssetAddress({ name, baseUrl, integrity }: AddressedRelease, file: string): string {
  const hash = integrity[file]
  return hash === undefined ? baseUrl + file : `/build/${name}/${toContentId(hash)}/${file}`
}

/** The first 120 bits of an integrity value, in letters that an address takes: it cannot be taken for a release. */
function toContentId(integrity: string): string {
  return integrity
    .slice('sha256-'.length, 'sha256-'.length + 20)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
