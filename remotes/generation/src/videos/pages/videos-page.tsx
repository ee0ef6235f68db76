import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { LinkButton } from '@marquee/ui/link-button'
import { PageHeader } from '@marquee/ui/page-header'
import { SearchField } from '@marquee/ui/search-field'
import { Segmented, Select } from 'antd'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useCanGenerate } from '../../state/rights.ts'
import { VideoList } from '../components/list/video-list.tsx'
import { readVideosView, STATE_LABELS } from '../state/videos-view.ts'
import styles from './videos-page.module.css'

const STATE_OPTIONS = [
  { value: '', label: 'Every state' },
  ...Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label })),
]
const OWNER_OPTIONS = [
  { value: '', label: 'Everybody’s' },
  { value: '1', label: 'Mine' },
]

/** The videos of the workspace. */
export function Page() {
  usePageTitle('Videos')
  const [params, setParams] = useSearchParams()
  const view = readVideosView(params)

  function change(changes: Record<string, string>): void {
    const next = { ...Object.fromEntries(params), ...changes }
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }

  return (
    <>
      <PageHeader
        title="Videos"
        description="Video ads made of scenes: edit every word and every frame, then render them in each format."
        actions={<CreateLink />}
      />
      <div role="search" aria-label="Videos" className={styles.toolbar}>
        <SearchField
          className={styles.search}
          label="Search videos"
          placeholder="Search title and product"
          value={view.q}
          onSearch={(q) => change({ q })}
        />
        <Select
          aria-label="State"
          className={styles.select ?? ''}
          value={view.state ?? ''}
          options={STATE_OPTIONS}
          onChange={(state) => change({ state })}
        />
        <Segmented
          aria-label="Whose videos"
          value={view.isMine ? '1' : ''}
          options={OWNER_OPTIONS}
          onChange={(mine) => change({ mine })}
        />
      </div>
      <VideoList filters={view} createButton={<CreateLink />} />
    </>
  )
}

/** Renders nothing for users who may only view. */
function CreateLink() {
  return useCanGenerate() ? (
    <LinkButton type="primary" icon={<Plus size={16} aria-hidden />} to={href('create-ai-video')}>
      Create a video
    </LinkButton>
  ) : null
}
