import { usePageTitle } from '@marquee/remote-kit/host-services'
import { funnelPageKinds } from '@marquee/funnel-pages/funnel-page'
import { LinkButton } from '@marquee/ui/link-button'
import { PageHeader } from '@marquee/ui/page-header'
import { SearchField } from '@marquee/ui/search-field'
import { Segmented, Select } from 'antd'
import { Inbox, Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { href } from '../../href.ts'
import { useCanGenerate } from '../../state/rights.ts'
import { PageList } from '../components/list/page-list.tsx'
import { readFunnelPagesView } from '../state/funnel-pages-view.ts'
import { KIND_LABELS } from '../state/page-words.ts'
import styles from './funnel-pages-page.module.css'

const KIND_OPTIONS = [
  { value: '', label: 'Every kind' },
  ...funnelPageKinds.map((value) => ({ value, label: KIND_LABELS[value] })),
]
const OWNER_OPTIONS = [
  { value: '', label: 'Everybody’s' },
  { value: '1', label: 'Mine' },
]

/** The funnel pages of the workspace. */
export function Page() {
  usePageTitle('Funnel pages')
  const [params, setParams] = useSearchParams()
  const view = readFunnelPagesView(params)

  function change(changes: Record<string, string>): void {
    const next = { ...Object.fromEntries(params), ...changes }
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }

  return (
    <>
      <PageHeader
        title="Funnel pages"
        description="Landing pages for your ads: edit every word, publish them here, or download them as files."
        actions={
          <>
            <LinkButton icon={<Inbox size={16} aria-hidden />} to={href('leads')}>
              Leads
            </LinkButton>
            <CreateLink />
          </>
        }
      />
      <div role="search" aria-label="Funnel pages" className={styles.toolbar}>
        <SearchField
          className={styles.search}
          label="Search funnel pages"
          placeholder="Search title and product"
          value={view.q}
          onSearch={(q) => change({ q })}
        />
        <Select
          aria-label="Kind"
          className={styles.select ?? ''}
          value={view.kind ?? ''}
          options={KIND_OPTIONS}
          onChange={(kind) => change({ kind })}
        />
        <Segmented
          aria-label="Whose pages"
          value={view.isMine ? '1' : ''}
          options={OWNER_OPTIONS}
          onChange={(mine) => change({ mine })}
        />
      </div>
      <PageList filters={view} createButton={<CreateLink />} />
    </>
  )
}

/** Renders nothing for users who may only view. */
function CreateLink() {
  return useCanGenerate() ? (
    <LinkButton type="primary" icon={<Plus size={16} aria-hidden />} to={href('funnel-templates')}>
      New page
    </LinkButton>
  ) : null
}
