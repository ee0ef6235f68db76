import type { BrandProfile } from '@marquee/contract/brand-profiles'
import { Palette } from 'lucide-react'
import { href } from '../../href.ts'
import { useCanEditBrandProfiles } from '../../state/rights.ts'
import { ItemCard } from '../../components/item-card.tsx'
import card from '../../components/item-card.module.css'
import styles from './brand-profile-card.module.css'
import { Swatches } from './swatches.tsx'

interface BrandProfileCardProps {
  profile: BrandProfile
  onDelete: (profile: BrandProfile) => void
}

/** A brand profile in the list: logo, name, colours and fonts. */
export function BrandProfileCard({ profile, onDelete }: BrandProfileCardProps) {
  const { id, name, website, logos, colors, fonts } = profile
  const [logo] = logos
  const canEdit = useCanEditBrandProfiles()
  const host = website !== null && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : ''
  return (
    <ItemCard
      title={name}
      to={href('edit-brand-profile', { params: { id } })}
      image={
        <div className={styles.logo}>
          {logo === undefined ? (
            <Palette size={32} aria-hidden />
          ) : (
            <img src={`${logo.url}?width=320`} alt="" loading="lazy" decoding="async" />
          )}
        </div>
      }
      onDelete={canEdit ? () => onDelete(profile) : undefined}
    >
      <p className={card.more}>{[host, ...new Set(fonts.map(({ family }) => family))].filter(Boolean).join(' · ')}</p>
      {colors.length === 0 ? null : (
        <div className={styles.colors}>
          <Swatches colors={colors.slice(0, 6)} />
        </div>
      )}
    </ItemCard>
  )
}
