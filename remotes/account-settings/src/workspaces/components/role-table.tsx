import { can, type Permission, permissions } from '@marquee/contract/permissions'
import { workspaceRole } from '@marquee/contract/workspaces'
import { TableFrame } from '@marquee/ui/table-frame'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { Check, Minus } from 'lucide-react'
import { ROLE_NAMES } from './role-names.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './role-table.module.css'

const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  'library.save': 'Save ads to the swipe file',
  'boards.edit': 'Edit boards',
  'brands.follow': 'Follow brands',
  'brands.hide': 'Hide brands',
  'briefs.edit': 'Write briefs',
  'feedback.comment': 'Comment on briefs, pages and videos',
  'products.edit': 'Edit products',
  'brand_profiles.edit': 'Edit brand profiles',
  'files.upload': 'Upload files',
  'analyzer.edit': 'Analyze creatives and import results',
  'sharing.manage': 'Share by link',
  'exports.create': 'Export',
  'generation.create': 'Create images',
  'credits.spend': 'Spend credits',
  'workspace.manage': 'Change the workspace’s settings',
  'members.manage': 'Invite and manage members',
  'billing.manage': 'Change plan and payment',
  'referrals.manage': 'Manage the affiliate account',
  'api_keys.manage': 'Manage API keys',
  'integrations.manage': 'Manage integrations',
  'workspace.delete': 'Hand over or delete the workspace',
}

const names = Object.keys(permissions) as Permission[]

/** The rights of each role, read from the matrix by which the server decides. */
export function RoleTable() {
  return (
    <SettingsCard
      title="Roles"
      description="Every member can look at everything in the workspace but what it pays and earns."
    >
      <TableFrame label="What each role may do">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What</VisuallyHidden>
              </th>
              {workspaceRole.options.map((role) => (
                <th key={role} scope="col">
                  {ROLE_NAMES[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{PERMISSION_WORDS[name]}</th>
                {workspaceRole.options.map((role) => (
                  <td key={role}>
                    {can(role, name) ? (
                      <Check className={styles.yes} size={16} role="img" aria-label="Yes" />
                    ) : (
                      <Minus className={styles.no} size={16} role="img" aria-label="No" />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </SettingsCard>
  )
}
