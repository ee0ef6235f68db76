import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { LinkButton } from '@marquee/ui/link-button'
import { PageHeader } from '@marquee/ui/page-header'
import { SearchField } from '@marquee/ui/search-field'
import { Segmented, Select } from 'antd'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { OrderList } from '../components/order-list.tsx'
import { SOURCE_LABELS, STATUS_LABELS } from '../../state/image-labels.ts'
import { readImageOrdersView } from '../state/image-orders-view.ts'
import { useCanGenerate } from '../../state/rights.ts'
import styles from './image-orders-page.module.css'

const STATUS_OPTIONS = [
  { value: '', label: 'Every status' },
  ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
]
const SOURCE_OPTIONS = [
  { value: '', label: 'Every source' },
  ...Object.entries(SOURCE_LABELS).map(([value, label]) => ({ value, label })),
]
const OWNER_OPTIONS = [
  { value: '', label: 'Everybody’s' },
  { value: '1', label: 'Mine' },
]

/** The image orders of the workspace. */
export function Page() {
  usePageTitle('Images')
  const [params, setParams] = useSearchParams()
  const view = readImageOrdersView(params)

  function change(changes: Record<string, string>): void {
    const next = { ...Object.fromEntries(params), ...changes }
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }

  return (
    <>
      <PageHeader
        title="Images"
        description="On-brand ad images in every format, ready to download or to edit."
        actions={<CreateLink />}
      />
      <div role="search" aria-label="Images" className={styles.toolbar}>
        <SearchField
          className={styles.search}
          label="Search images"
          placeholder="Search title, product and brand"
          value={view.q}
          onSearch={(q) => change({ q })}
        />
        <Select
          aria-label="Status"
          className={styles.select ?? ''}
          value={view.status ?? ''}
          options={STATUS_OPTIONS}
          onChange={(status) => change({ status })}
        />
        <Select
          aria-label="Source"
          className={styles.select ?? ''}
          value={view.source ?? ''}
          options={SOURCE_OPTIONS}
          onChange={(source) => change({ source })}
        />
        <Segmented
          aria-label="Whose images"
          value={view.isMine ? '1' : ''}
          options={OWNER_OPTIONS}
          onChange={(mine) => change({ mine })}
        />
      </div>
      <OrderList filters={view} createButton={<CreateLink />} />
    </>
  )
}

/** Renders nothing for users who may only view. */
function CreateLink() {
  return useCanGenerate() ? (
    <LinkButton type="primary" icon={<Plus size={16} aria-hidden />} to={href('image-generation-create')}>
      Create images
    </LinkButton>
  ) : null
}
