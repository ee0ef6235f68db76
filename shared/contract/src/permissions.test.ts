import { can, permissions } from './permissions.ts'
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
