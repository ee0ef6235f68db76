import { useUser } from '@marquee/remote-kit/host-services'
import { BrandMark } from '@marquee/ui/brand-mark'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { workspacesQuery } from '../api/workspaces.ts'
import { useEnterWorkspace } from '../session/use-enter-workspace.ts'
import styles from './menu-panel.module.css'

/** The workspaces of the account; choosing one switches the whole product to its data. */
export function WorkspaceSwitcher({ onDone }: { onDone: () => void }) {
  const { current_workspace_id: currentId } = useUser()
  const workspaces = useQuery(workspacesQuery())
  const { enter, isPending } = useEnterWorkspace(onDone)

  return (
    <div className={styles.divided}>
      <p className={styles.heading}>Workspaces</p>
      {workspaces.isPending ? <p className={styles.note}>Loading workspaces…</p> : null}
      {workspaces.isError ? <p className={styles.note}>{workspaces.error.message}</p> : null}
      <ul role="list">
        {workspaces.data?.data.map(({ id, name, logo_url }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={id === currentId}
              disabled={isPending}
              onClick={() => (id === currentId ? onDone() : enter({ id, name }))}
            >
              <BrandMark name={name} logoUrl={logo_url} size={24} />
              <span dir="auto">{name}</span>
              {id === currentId ? <Check className={styles.check} size={16} aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
