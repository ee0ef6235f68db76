import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { listMembersQuery } from '../../api/members.ts'
import styles from './filters.module.css'

interface MemberSelectProps {
  label: string
  /** Ids of members. */
  members: readonly string[]
  onChange: (ids: string[]) => void
}

/** Narrows a list to what some members of the workspace did. */
export function MemberSelect({ label, members, onChange }: MemberSelectProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...listMembersQuery(), enabled: isOpen || members.length > 0 })
  const options = (data?.data ?? []).map(({ id, display_name }) => ({ value: id, label: display_name }))
  // A member who left is named by no list.
  const left = (data === undefined ? [] : members).filter((id) => !options.some(({ value }) => value === id))
  return (
    <Select<string[]>
      aria-label={label}
      className={styles.barSelect ?? ''}
      mode="multiple"
      size="small"
      variant="filled"
      placeholder={label}
      value={[...members]}
      open={isOpen}
      onOpenChange={setIsOpen}
      onChange={onChange}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      maxTagCount={0}
      maxTagPlaceholder={(hidden) => `${label} ${hidden.length}`}
      popupMatchSelectWidth={240}
      options={[...options, ...left.map((id) => ({ value: id, label: 'Former member' }))]}
    />
  )
}
