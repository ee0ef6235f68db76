import type { OpenLink } from '../sharing/share-links.service.ts'

/** The author of feedback: a member, or a guest of its link. */
export interface Author {
  workspaceId: string
  /** Null for a guest. */
  userId: string | null
  name: string
  /** Null for a member, because a member's name may change. */
  guestName: string | null
  /** The member who is notified as well: the one who shared the link with the guest. */
  tell: string | null
}

/** The name of an author: as a guest entered it, or the current name of the member. */
export function nameAuthor(
  userId: string | null,
  guestName: string | null,
  names: ReadonlyMap<string, string>,
): string {
  return guestName ?? names.get(userId ?? '') ?? 'Former member'
}

/** The author of what a guest of a link writes. */
export function toGuest({ workspaceId, createdBy }: OpenLink, name: string): Author {
  return { workspaceId, userId: null, name, guestName: name, tell: createdBy }
}
