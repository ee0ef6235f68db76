import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { workspaceSourcesQuery } from '../../api/workspace-sources.ts'
import { toArrivalWords } from '../state/look-words.ts'
import styles from './follow-dialog.module.css'

/** Which ads arrive after a brand is followed, and what to do so that more do. */
export function ArrivalNote() {
  const { data } = useQuery(workspaceSourcesQuery())
  const canConnect = useIsAllowed({ permission: 'integrations.manage', feature: 'brand_spy' })
  if (data === undefined) {
    return <p className={styles.words}>&nbsp;</p>
  }
  return (
    <p className={styles.words}>
      {toArrivalWords(data.map(({ provider }) => provider))}{' '}
      {data.length > 0 ? null : <ConnectHint canConnect={canConnect} />}
    </p>
  )
}

function ConnectHint({ canConnect }: { canConnect: boolean }) {
  return canConnect ? (
    <Link to={href('account-settings.integrations')}>Connect a source</Link>
  ) : (
    'The owner or an admin of the workspace can connect a source.'
  )
}
