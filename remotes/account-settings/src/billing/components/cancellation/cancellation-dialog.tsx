import { href } from '@marquee/remote-kit/routes'
import { Modal } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { Cancellation } from './cancellation.tsx'
import styles from './cancellation.module.css'

const WIDTH = 640

/** The cancellation over the plans page, for users who cannot open the cancellation page. The address opens and closes it. */
export function CancellationDialog() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <Modal
      title="Cancel or pause"
      open={search.has('cancel')}
      footer={null}
      width={WIDTH}
      destroyOnHidden
      onCancel={() => void navigate(href('plans'))}
    >
      <div className={styles.dialog}>
        <Cancellation level={2} />
      </div>
    </Modal>
  )
}
