import type { Integration } from '@marquee/contract/integrations'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { integrationsQuery } from '../api/integrations.ts'
import { SourcesCard } from '../components/sources-card.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'
import { SettingsLayout } from '../../components/settings-layout.tsx'

const GROUPS: readonly {
  title: string
  description: string
  entries: readonly { code: Integration['code']; name: string; purpose: string }[]
}[] = [
  {
    title: 'Results of your ads',
    description: 'What your ads got for their money, for the creative analyzer.',
    entries: [
      {
        code: 'meta_ad_accounts',
        name: 'Meta ad accounts',
        purpose: 'Spend, clicks and purchases of your ads, every day.',
      },
    ],
  },
  {
    title: 'Models',
    description: 'Who writes words, draws backgrounds and speaks.',
    entries: [
      { code: 'text_model', name: 'Text model', purpose: 'Writes ad copy and briefs.' },
      { code: 'image_model', name: 'Image model', purpose: 'Draws the backgrounds of images.' },
      { code: 'speech_model', name: 'Speech model', purpose: 'Speaks the words of videos.' },
      {
        code: 'transcription_model',
        name: 'Transcription model',
        purpose: 'Writes down what videos say, with the time of each word.',
      },
    ],
  },
  {
    title: 'Your programs',
    description: 'What of yours works with this workspace.',
    entries: [
      { code: 'api_keys', name: 'API keys', purpose: 'Programs and assistants (MCP) read and change what is here.' },
      { code: 'webhooks', name: 'Webhooks', purpose: 'What happens in this workspace is sent to your addresses.' },
    ],
  },
  {
    title: 'Logging in',
    description: 'Ways into your account besides the password.',
    entries: [{ code: 'google_sign_in', name: 'Google', purpose: 'Log in with your Google account.' }],
  },
  {
    title: 'Payments',
    description: 'How plans and credits are paid.',
    entries: [{ code: 'stripe', name: 'Stripe', purpose: 'Cards, invoices and tax ids.' }],
  },
]

const STATES = {
  on: { label: 'Connected', color: 'success' },
  off: { label: 'Not set up', color: 'default' },
  problem: { label: 'Needs attention', color: 'warning' },
} as const

/** The integrations of the product. */
export function Page() {
  usePageTitle('Integrations')
  return (
    <SettingsLayout>
      <SourcesCard />
      <Integrations />
    </SettingsLayout>
  )
}

function Integrations() {
  const query = useQuery(integrationsQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading integrations" rows={4} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        title="The integrations could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const integrations = new Map(query.data.map((integration) => [integration.code, integration]))
  return GROUPS.map(({ title, description, entries }) => (
    <SettingsCard key={title} title={title} description={description}>
      <ul className={styles.rows} role="list" aria-label={title}>
        {entries.map(({ code, name, purpose }) => {
          const { state, note, path } = integrations.get(code) ?? { state: 'off', note: null, path: null }
          return (
            <li key={code} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.strong}>{name}</p>
                <p className={styles.quiet}>{note === null ? purpose : `${purpose} ${note}`}</p>
              </div>
              <Tag color={STATES[state].color}>{STATES[state].label}</Tag>
              {path === null ? null : (
                <Link to={path} aria-label={`${state === 'off' ? 'Set up' : 'Manage'}: ${name}`}>
                  {state === 'off' ? 'Set up' : 'Manage'}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </SettingsCard>
  ))
}
