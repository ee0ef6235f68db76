/** Where members open a workspace's files, and where visitors of a link do. */
const MEMBERS = '/files/'

/** The address under which a visitor of the link opens a file of the workspace. */
export function toSharedAddress(url: string, token: string): string {
  return url.startsWith(MEMBERS) ? `/shared-files/${token}/${url.slice(MEMBERS.length)}` : url
}

/** The same for an address that a member or a visitor was given. */
export function readSharedAssetId(url: string): string | null {
  return readAssetId(url.replace(/^\/shared-files\/[^/]+\//, MEMBERS))
}

/** The asset that a member's address of a file names; null for an address of something else. */
export function readAssetId(url: string | null): string | null {
  const [, id] = /^\/files\/([0-9a-f-]{36})\./.exec(url ?? '') ?? []
  return id ?? null
}
