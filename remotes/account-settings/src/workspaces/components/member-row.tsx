import type { AssignableRole, Member } from '@marquee/contract/members'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { Avatar } from '@marquee/ui/avatar'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { useChangeMemberRole, useRemoveMember, useTransferOwnership } from '../api/members.ts'
import { ASSIGNABLE_ROLES, ROLE_NAMES } from './role-names.ts'
import styles from './members.module.css'

/** One member with their role, and the changes that the current user may make. */
export function MemberRow({ member, canManage }: { member: Member; canManage: boolean }) {
  const { id, display_name: name, email, role, is_you: isYou } = member
  const canHandOver = useIsAllowed({ permission: 'workspace.delete', plan: 'none' })
  const [question, setQuestion] = useState<'removal' | 'transfer' | null>(null)
  const remove = useRemoveMember()
  const transfer = useTransferOwnership()
  const tellOutcome = useOutcomeToast()
  const isOwner = role === 'owner'
  return (
    <li className={styles.row}>
      <Avatar name={name} url={member.picture_url} size={36} />
      <div className={styles.words}>
        <p className={styles.name} dir="auto">
          {name}
          {isYou ? ' (you)' : ''}
        </p>
        <p className={styles.about}>{email}</p>
      </div>
      <div className={styles.actions}>
        {canManage && !isOwner ? (
          <RoleSelect member={member} role={role} isDisabled={remove.isPending || transfer.isPending} />
        ) : (
          <span className={styles.about}>{ROLE_NAMES[role]}</span>
        )}
        {canHandOver && !isOwner ? (
          <Button onClick={() => setQuestion('transfer')} aria-label={`Make ${name} the owner`}>
            Make owner
          </Button>
        ) : null}
        {canManage && !isOwner && !isYou ? (
          <Button onClick={() => setQuestion('removal')} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        ) : null}
      </div>
      <Modal
        title={`Remove ${name}?`}
        open={question === 'removal'}
        okText="Remove the member"
        okButtonProps={{ danger: true }}
        onCancel={() => setQuestion(null)}
        onOk={() => {
          setQuestion(null)
          void tellOutcome(remove.mutateAsync(id), {
            success: `${name} was removed`,
            failure: 'The member was not removed',
          })
        }}
      >
        They lose access at once. What they saved and wrote stays in the workspace.
      </Modal>
      <Modal
        title={`Make ${name} the owner?`}
        open={question === 'transfer'}
        okText="Hand the workspace over"
        onCancel={() => setQuestion(null)}
        onOk={() => {
          setQuestion(null)
          void tellOutcome(transfer.mutateAsync(id), {
            success: `${name} owns the workspace now`,
            failure: 'The workspace was not handed over',
          })
        }}
      >
        A workspace has one owner. You stay as an admin, and only {name} can hand it back.
      </Modal>
    </li>
  )
}

interface RoleSelectProps {
  member: Member
  role: AssignableRole
  isDisabled: boolean
}

function RoleSelect({ member, role, isDisabled }: RoleSelectProps) {
  const { display_name: name } = member
  const changeRole = useChangeMemberRole(member)
  const tellOutcome = useOutcomeToast()
  return (
    <Select
      className={styles.role ?? ''}
      aria-label={`Role of ${name}`}
      value={role}
      options={ASSIGNABLE_ROLES}
      disabled={isDisabled || changeRole.isPending}
      onChange={(chosen) =>
        void tellOutcome(changeRole.mutateAsync(chosen), {
          success: `${name} is now ${chosen === 'admin' ? 'an admin' : `a ${chosen}`}`,
          failure: 'The role was not changed',
        })
      }
    />
  )
}
