import type { WorkspaceRole } from './workspaces.ts'

interface PermissionRow {
  readonly roles: readonly WorkspaceRole[]
  /** The message for a member of another role. */
  readonly refusal: string
}

const OWNER = ['owner'] as const
const MANAGERS = ['owner', 'admin'] as const
const EDITORS = ['owner', 'admin', 'member'] as const
const EVERYBODY = ['owner', 'admin', 'member', 'viewer'] as const

/**
 * The permissions of each role of a workspace: the only place where a role decides anything. Reading needs no permission, because every
 * member may read, except for paid features. Endpoints name a row, the server refuses with its words, and pages ask {@link can}.
 */
export const permissions = {
  'library.save': row(EDITORS, 'You can look at the swipe file of this workspace but not change it.'),
  'boards.edit': row(EDITORS, 'You can look at the boards of this workspace but not change them.'),
  'brands.follow': row(EDITORS, 'You can look at the brands that this workspace follows but not change them.'),
  'brands.hide': row(EDITORS, 'You can look at the ads of this workspace but not hide brands from it.'),
  'briefs.edit': row(EDITORS, 'You can look at the briefs of this workspace but not change them.'),
  'feedback.comment': row(EVERYBODY, 'You cannot comment on the work of this workspace.'),
  'products.edit': row(EDITORS, 'You can look at the products of this workspace but not change them.'),
  'brand_profiles.edit': row(EDITORS, 'You can look at the brand profiles of this workspace but not change them.'),
  'files.upload': row(EDITORS, 'You can look at the files of this workspace but not add any.'),
  'analyzer.edit': row(EDITORS, 'You can look at the analyzer of this workspace but not change anything in it.'),
  'sharing.manage': row(EDITORS, 'You can look at what this workspace shares but not change it.'),
  'exports.create': row(EVERYBODY, 'You cannot export from this workspace.'),
  'generation.create': row(EDITORS, 'You can look at what this workspace creates but not create anything.'),
  'credits.spend': row(EDITORS, 'You cannot spend the credits of this workspace.'),
  'workspace.manage': row(MANAGERS, 'Only the owner and the admins of a workspace can change its settings.'),
  'members.manage': row(MANAGERS, 'Only the owner and the admins of a workspace can change its members.'),
  'billing.manage': row(MANAGERS, 'Only the owner and the admins of a workspace can change its plan and payment.'),
  'referrals.manage': row(
    MANAGERS,
    'Only the owner and the admins of a workspace can see and change its affiliate account.',
  ),
  'api_keys.manage': row(MANAGERS, 'Only the owner and the admins of a workspace can change its API keys.'),
  'integrations.manage': row(MANAGERS, 'Only the owner and the admins of a workspace can change its integrations.'),
  'workspace.delete': row(OWNER, 'Only the owner of a workspace can delete it or hand it over.'),
} as const satisfies Record<string, PermissionRow>

export type Permission = keyof typeof permissions

/** Whether a member of this role has this permission. */
export function can(role: WorkspaceRole, permission: Permission): boolean {
  const { roles }: PermissionRow = permissions[permission]
  return roles.includes(role)
}

/** Whether the user may remove a comment: its author may; members who may edit what it is about may if a guest wrote it. */
export function canRemoveComment(
  { is_own, is_guest }: { is_own: boolean; is_guest: boolean },
  canEdit: boolean,
): boolean {
  return is_own || (is_guest && canEdit)
}

function row<const R extends readonly WorkspaceRole[]>(roles: R, refusal: string) {
  return { roles, refusal }
}
