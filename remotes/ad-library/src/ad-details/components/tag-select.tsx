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
  /** Whether a tag that nobody has used yet may be typed. */
  allowsNew?: boolean
  placeholder?: string
}

/** A field for tags that completes what is typed from the workspace's own. */
export function TagSelect({ tags, onChange, allowsNew = false, ...control }: TagSelectProps) {
  const { data } = useQuery(listSavedAdTagsQuery())
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
      // Below the field are the dialog's buttons.
      placement={allowsNew ? 'topLeft' : 'bottomLeft'}
      options={(data?.data ?? []).map(({ tag, ads_count }) => ({
        value: tag,
        label: tag,
        title: formatCount(ads_count, 'ad'),
      }))}
    />
  )
}
