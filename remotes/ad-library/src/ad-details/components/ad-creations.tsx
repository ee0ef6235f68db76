import { type AdAction, useAdActionLinks } from '@marquee/remote-kit/host-services'
import { Button } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'
import { DetailsSection } from './details-section.tsx'
import styles from './details.module.css'

/** Hands the ad over to what other remotes make: a brief or images begin with it. */
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
