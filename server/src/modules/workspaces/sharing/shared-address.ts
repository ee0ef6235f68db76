/** The path prefix under which members open a workspace's files; visitors of a link use `/shared-files/<token>/`. */
const MEMBERS = '/files/'

/** The address under which a visitor of the link opens a file of the workspace. */
export function toSharedAddress(url: string, token: string): string {
  return url.startsWith(MEMBERS) ? `/shared-files/${token}/${url.slice(MEMBERS.length)}` : url
}

/** The asset id in an address for members or for visitors; null for another address. */
export function readSharedAssetId(url: string): string | null {
  return readAssetId(url.replace(/^\/shared-files\/[^/]+\//, MEMBERS))
}

/** The asset id in a member's address of a file; null for an address of something else. */
export function readAssetId(url: string | null): string | null {
  const [, id] = /^\/files\/([0-9a-f-]{36})\./.exec(url ?? '') ?? []
  return id ?? null
}
