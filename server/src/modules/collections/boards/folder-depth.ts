interface Folder {
  id: string
  parent_id: string | null
}

/** The depth of a new entry in this folder: the number of folders around it, 0 outside all folders. */
export function getDepth(folders: readonly Folder[], id: string | null): number {
  const folder = folders.find((other) => other.id === id)
  return folder === undefined ? 0 : 1 + getDepth(folders, folder.parent_id)
}

/** The number of levels of a folder and its subfolders: 1 for a folder without subfolders, and for a new one. */
export function getHeight(folders: readonly Folder[], id: string | null): number {
  const inner = id === null ? [] : folders.filter((folder) => folder.parent_id === id)
  return 1 + Math.max(0, ...inner.map((folder) => getHeight(folders, folder.id)))
}

/** Whether a folder is the outer folder or lies somewhere inside it. */
export function isInside(folders: readonly Folder[], id: string | null, outer: string): boolean {
  if (id === null) {
    return false
  }
  return id === outer || isInside(folders, folders.find((folder) => folder.id === id)?.parent_id ?? null, outer)
}
