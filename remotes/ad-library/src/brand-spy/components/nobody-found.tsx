import { ApiError } from '@marquee/api-client/api-error'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useWantBrand } from '../../api/wanted-brands.ts'
import styles from './follow-dialog.module.css'

interface NobodyFoundProps {
  q: string
  onWanted: () => void
}

/** Shown when the library has no such brand: the workspace can wait for it, by its site, its page id or its name. */
export function NobodyFound({ q, onWanted }: NobodyFoundProps) {
  const want = useWantBrand()
  const showToast = useToast()
  return (
    <div className={styles.nobody}>
      <p className={styles.words} role="status">
        No brand of the library fits, so nothing is known of it yet. You can wait for it: it is followed as soon as a
        source or an import brings one of its ads. The address of its site or its page id finds it more surely than its
        name. <Link to={href('explore-brands')}>See all brands</Link>
      </p>
      <Button
        type="primary"
        loading={want.isPending}
        onClick={() =>
          want.mutate(q, {
            onSuccess: ({ data }) => {
              showToast({ severity: 'success', summary: `${data.name} is waited for` })
              onWanted()
            },
            onError: (error) =>
              showToast({ severity: 'error', summary: 'It cannot be waited for', detail: toDetail(error) }),
          })
        }
      >
        Follow it when it comes
      </Button>
    </div>
  )
}

function toDetail(error: Error): string {
  return (error instanceof ApiError ? error.fields['address']?.[0] : undefined) ?? error.message
}
