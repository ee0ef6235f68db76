import { can, canRemoveComment, permissions } from './permissions.ts'
import { workspaceRole } from './workspaces.ts'

describe('[A-21] the matrix of roles and permissions', () => {
  test.each([
    ['viewer', 'boards.edit', false],
    ['viewer', 'exports.create', true],
    ['member', 'boards.edit', true],
    ['member', 'members.manage', false],
    ['admin', 'billing.manage', true],
    ['admin', 'workspace.delete', false],
    ['owner', 'workspace.delete', true],
  ] as const)('a %s and %s: %s', (role, permission, expected) => {
    expect(can(role, permission)).toBe(expected)
  })

  test('the owner may do everything, and each role all that the one below it may', () => {
    const counts = workspaceRole.options.map((role) =>
      Object.values(permissions).map(({ roles }) => (roles as readonly string[]).includes(role)),
    )
    expect(counts[0]?.every(Boolean)).toBe(true)
    for (const [rank, lower] of counts.slice(1).entries()) {
      expect(lower.filter((isAllowed, row) => isAllowed && counts[rank]?.[row] !== true)).toEqual([])
    }
  })
})

test.each([
  { is_own: true, is_guest: false, canEditBriefs: false, expected: true },
  { is_own: false, is_guest: false, canEditBriefs: true, expected: false },
  { is_own: false, is_guest: true, canEditBriefs: true, expected: true },
  { is_own: false, is_guest: true, canEditBriefs: false, expected: false },
])(
  'a comment that is own: $is_own, of a guest: $is_guest is removed by one who may edit briefs ($canEditBriefs): $expected',
  (row) => {
    expect(canRemoveComment(row, row.canEditBriefs)).toBe(row.expected)
  },
)
