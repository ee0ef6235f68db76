import { Button } from 'antd'
import { Clapperboard, FilePen, ImagePlus } from 'lucide-react'
import { useHref, useLinkClickHandler } from 'react-router'
import { useCreations } from '../actions/use-creations.ts'
import { DetailsSection } from './details-section.tsx'
import styles from './details.module.css'

const ICONS = { brief: FilePen, image: ImagePlus, video: Clapperboard } as const

/** Hands the ad over: a brief, an image or a video begins with it. */
export function AdCreations({ adId }: { adId: string }) {
  const creations = useCreations()
  return creations.length === 0 ? null : (
    <DetailsSection title="Create from this ad">
      <div className={styles.actions}>
        {creations.map(({ key, label, addressFor }) => (
          <CreationLink key={key} icon={ICONS[key]} label={label} address={addressFor(adId)} />
        ))}
      </div>
    </DetailsSection>
  )
}

interface CreationLinkProps {
  icon: typeof FilePen
  label: string
  address: string
}

function CreationLink({ icon: Icon, label, address }: CreationLinkProps) {
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
