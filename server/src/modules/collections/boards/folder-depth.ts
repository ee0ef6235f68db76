interface Folder {
  id: string
  parent_id: string | null
}

/** How many folders one stands in when it stands in this one: 0 outside of all. */
export function getDepth(folders: readonly Folder[], id: string | null): number {
  const folder = folders.find((other) => other.id === id)
  return folder === undefined ? 0 : 1 + getDepth(folders, folder.parent_id)
}

/** How many levels a folder brings along: 1 when no folder lies in it, and for a new one. */
export function getHeight(folders: readonly Folder[], id: string | null): number {
  const inner = id === null ? [] : folders.filter((folder) => folder.parent_id === id)
  return 1 + Math.max(0, ...inner.map((folder) => getHeight(folders, folder.id)))
}

/** Whether a folder is another one or lies somewhere in it. */
export function isInside(folders: readonly Folder[], id: string | null, outer: string): boolean {
  if (id === null) {
    return false
  }
  return id === outer || isInside(folders, folders.find((folder) => folder.id === id)?.parent_id ?? null, outer)
}
