import { downloadFile } from '@marquee/api-client/download-file'
import { toAddress } from '@marquee/contract/address'
import { downloadLeads, type Lead } from '@marquee/contract/leads'
import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatDate } from '@marquee/ui/format-date'
import { LinkButton } from '@marquee/ui/link-button'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { PagedList } from '@marquee/ui/paged-list'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Popconfirm } from 'antd'
import { Download, Trash2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { BackLink } from '../../components/back-link.tsx'
import { href } from '../../href.ts'
import { leadsQuery, useDeleteLead } from '../api/leads.ts'
import { LeadSettingsForm } from '../components/leads/lead-settings-form.tsx'
import styles from './leads-page.module.css'

/** What visitors sent by the forms of published pages. */
export function Page() {
  usePageTitle('Leads')
  const [params] = useSearchParams()
  const pageId = params.get('page')
  const query = useInfiniteQuery(leadsQuery(pageId))
  const canManage = useIsAllowed({ permission: 'workspace.manage' })
  return (
    <>
      <PageHeader
        title="Leads"
        description="What visitors sent by the forms of your published pages, with the consent that they gave."
        before={<BackLink to={href('funnel-pages')}>Funnel pages</BackLink>}
        actions={<DownloadButton />}
      />
      <PagedList
        query={query}
        what="leads"
        skeleton={<ListSkeleton label="Loading leads" />}
        empty={
          <EmptyState title="No leads yet" action={<LinkButton to={href('funnel-templates')}>New page</LinkButton>}>
            Publish a page with a form that goes to your leads.
          </EmptyState>
        }
      >
        {(leads) => (
          <ul role="list" className={styles.leads} aria-label="Leads">
            {leads.map((lead) => (
              <li key={lead.id}>
                <LeadCard lead={lead} canDelete={canManage} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {canManage ? <LeadSettingsForm /> : null}
    </>
  )
}

function LeadCard({ lead, canDelete }: { lead: Lead; canDelete: boolean }) {
  const { page_title, fields, consent, created_at } = lead
  const tellOutcome = useOutcomeToast()
  const { mutateAsync: remove } = useDeleteLead()
  return (
    <article className={styles.lead}>
      <header className={styles.head}>
        <strong dir="auto">{page_title}</strong>
        <time dateTime={created_at}>{formatDate(created_at)}</time>
        {canDelete ? (
          <Popconfirm
            title="Delete this lead for good?"
            okText="Delete"
            onConfirm={() => void tellOutcome(remove(lead), { failure: 'The lead was not deleted' })}
          >
            <Button type="text" icon={<Trash2 size={16} aria-hidden />} aria-label="Delete this lead" />
          </Popconfirm>
        ) : null}
      </header>
      <dl className={styles.fields}>
        {fields.map(({ label, value }, index) => (
          <div key={index}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.consent} dir="auto">
        {consent === null ? 'Without a consent' : `Agreed to: ${consent}`}
      </p>
    </article>
  )
}

function DownloadButton() {
  const tellOutcome = useOutcomeToast()
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      onClick={() =>
        void tellOutcome(downloadFile(toAddress(downloadLeads, { params: { name: 'leads' } })), {
          failure: 'The leads were not downloaded',
        })
      }
    >
      Download CSV
    </Button>
  )
}
