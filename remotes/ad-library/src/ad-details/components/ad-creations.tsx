import { type AdAction, useAdActionLinks } from '@marquee/remote-kit/host-services'
import { Button } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'
import { DetailsSection } from './details-section.tsx'
import styles from './details.module.css'

/** Passes the ad to other remotes, which start a brief or images from it. */
export function AdCreations({ adId }: { adId: string }) {
  const links = useAdActionLinks()
  return links.length === 0 ? null : (
    <DetailsSection title="Create from this ad">
      <div className={styles.actions}>
        {links.map((action) => (
          <CreationLink key={action.name} action={action} adId={adId} />
        ))}
      </div>
    </DetailsSection>
  )
}

function CreationLink({ action: { label, icon: Icon, getAddress }, adId }: { action: AdAction; adId: string }) {
  const address = getAddress(adId)
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(address)
  return (
    <Button
      icon={<Icon size={16} />}
      href={useHref(address)}
      onClick={(event) => handleClick(event as React.MouseEvent<HTMLAnchorElement, MouseEvent>)}
    >
      {label}
    </Button>
  )
}
