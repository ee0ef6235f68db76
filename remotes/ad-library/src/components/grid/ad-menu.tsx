import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { ActionMenu } from '@marquee/ui/action-menu'
import { EllipsisVertical } from 'lucide-react'
import styles from './ad-grid.module.css'

interface AdMenuItem {
  key: string
  label: string
  onChoose: () => void
}

interface AdMenuProps {
  ad: AdSummary
  tabIndex: number
  getItems: (ad: AdSummary) => readonly AdMenuItem[]
}

/** Further actions of an ad. */
export function AdMenu({ ad, tabIndex, getItems }: AdMenuProps) {
  const items = getItems(ad)
  return items.length === 0 ? null : (
    <ActionMenu
      className={styles.menu}
      placement="bottomRight"
      items={items.map(({ key, label }) => ({ key, label }))}
      onChoose={(key) => items.find((item) => item.key === key)?.onChoose()}
    >
      {(button) => (
        <button
          {...button}
          type="button"
          className={styles.menuButton}
          aria-label={`More about the ad of ${mentionAdvertiser(ad)}`}
          tabIndex={tabIndex}
        >
          <EllipsisVertical size={18} aria-hidden />
        </button>
      )}
    </ActionMenu>
  )
}
