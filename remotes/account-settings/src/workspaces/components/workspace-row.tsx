import { can } from '@marquee/contract/permissions'
import type { Workspace } from '@marquee/contract/workspaces'
import { BrandMark } from '@marquee/ui/brand-mark'
import { formatCount } from '@marquee/ui/format-number'
import { Button, Tag } from 'antd'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { LeaveButton } from './leave-button.tsx'
import { RenameForm } from './rename-form.tsx'
import { ROLE_NAMES } from './role-names.ts'
import styles from './workspaces.module.css'

interface WorkspaceRowProps {
  workspace: Workspace
  isSwitching: boolean
  onSwitch: (workspace: Workspace) => void
}

/** One workspace: the user's role in it, its name to edit in place, and the button that opens it. */
export function WorkspaceRow({ workspace, isSwitching, onSwitch }: WorkspaceRowProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const canRename = can(workspace.role, 'workspace.manage')

  function handleClose(): void {
    setIsRenaming(false)
    // The form that had the focus is gone: it goes back to where it came from.
    requestAnimationFrame(() => renameButton.current?.focus())
  }

  return (
    <li className={styles.row}>
      <BrandMark name={workspace.name} logoUrl={workspace.logo_url} size={40} />
      {isRenaming ? (
        <RenameForm workspace={workspace} onClose={handleClose} />
      ) : (
        <>
          <div className={styles.words}>
            <p className={styles.name} dir="auto">
              {workspace.name}
            </p>
            <p className={styles.about}>
              {ROLE_NAMES[workspace.role]} · {formatCount(workspace.members_count, 'member')}
            </p>
          </div>
          <div className={styles.actions}>
            {canRename ? (
              <Button
                ref={renameButton}
                type="text"
                icon={<Pencil size={16} />}
                aria-label={`Rename ${workspace.name}`}
                onClick={() => setIsRenaming(true)}
              />
            ) : null}
            {workspace.role === 'owner' ? null : <LeaveButton workspace={workspace} />}
            {workspace.is_current ? (
              <Tag color="processing">Current</Tag>
            ) : (
              <Button
                loading={isSwitching}
                onClick={() => onSwitch(workspace)}
                aria-label={`Switch to ${workspace.name}`}
              >
                Switch
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  )
}
