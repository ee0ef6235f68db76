import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { listSavedAdTagsQuery } from '../../api/saved-ads.ts'
import styles from './tag-select.module.css'

interface TagSelectProps {
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** Whether the user may type a tag that the workspace has not used yet. */
  allowsNew?: boolean
  placeholder?: string
}

/** A field for tags that completes the typed text from the workspace's tags. */
export function TagSelect({ tags, onChange, allowsNew = false, ...control }: TagSelectProps) {
  const { data } = useQuery(listSavedAdTagsQuery(allowsNew ? 'last_used' : 'most_used'))
  return (
    <Select
      {...control}
      mode={allowsNew ? 'tags' : 'multiple'}
      value={[...tags]}
      onChange={(next: string[]) => onChange(next.map((tag) => tag.trim()).filter((tag) => tag !== ''))}
      tokenSeparators={[',']}
      className={`${styles.tagSelect} ${allowsNew ? '' : styles.filter}`}
      size={allowsNew ? 'middle' : 'small'}
      variant={allowsNew ? 'outlined' : 'filled'}
      listHeight={168}
      // The dialog's buttons are below the field.
      placement={allowsNew ? 'topLeft' : 'bottomLeft'}
      options={(data?.data ?? []).map(({ tag, ads_count }) => ({
        value: tag,
        label: tag,
        title: formatCount(ads_count, 'ad'),
      }))}
    />
  )
}
