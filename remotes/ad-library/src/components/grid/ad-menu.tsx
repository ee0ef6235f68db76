import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { Dropdown } from 'antd'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
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

/** Further actions of an ad. It is a plain button until it is used, because a list mounts hundreds of them during scrolling. */
export function AdMenu({ ad, tabIndex, getItems }: AdMenuProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const items = getItems(ad)
  if (items.length === 0) {
    return null
  }
  const button = (
    <button
      type="button"
      className={styles.menuButton}
      aria-label={`More about the ad of ${mentionAdvertiser(ad)}`}
      aria-haspopup="menu"
      aria-expanded={isOpen === true}
      tabIndex={tabIndex}
      onClick={() => setIsOpen(true)}
    >
      <EllipsisVertical size={18} aria-hidden />
    </button>
  )
  if (isOpen === null) {
    return button
  }
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        className: styles.menu,
        items: items.map(({ key, label }) => ({ key, label })),
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation()
          // Otherwise, a later event of the same press of Enter would close the dialog that the press has opened.
          domEvent.preventDefault()
          setIsOpen(false)
          items.find((item) => item.key === key)?.onChoose()
        },
      }}
    >
      {button}
    </Dropdown>
  )
}
