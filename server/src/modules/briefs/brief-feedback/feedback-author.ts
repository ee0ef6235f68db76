/** Who says something of a brief: a member, or a guest of its link. */
export interface Author {
  workspaceId: string
  /** Null for a guest. */
  userId: string | null
  name: string
  /** Null for a member, whose name may change. */
  guestName: string | null
  /** Who is told as well: whoever sent the link to the guest. */
  tell: string | null
}

/** The name of who wrote something: as a guest gave it, or as the member is called today. */
export function nameAuthor(
  userId: string | null,
  guestName: string | null,
  names: ReadonlyMap<string, string>,
): string {
  return guestName ?? names.get(userId ?? '') ?? 'Former member'
}
