import type { HiddenBrand } from '@marquee/contract/hidden-brands'
import { BrandMark } from '@marquee/ui/brand-mark'
import { EmptyState } from '@marquee/ui/empty-state'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Button, Drawer } from 'antd'
import { useHiddenBrands } from '../state/use-hidden-brands.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import styles from './hidden-brands.module.css'

interface HiddenBrandsDrawerProps {
  isOpen: boolean
  onClose: () => void
  brands: readonly HiddenBrand[]
}

/** The brands that the workspace hides in Explore, each with a button that shows it again. */
export function HiddenBrandsDrawer({ isOpen, onClose, brands }: HiddenBrandsDrawerProps) {
  const { show, isChanging } = useHiddenBrands()
  const { canHideBrands } = useLibraryRights()
  return (
    <Drawer title="Hidden brands" open={isOpen} onClose={onClose} size="min(420px, 100vw)">
      {brands.length === 0 ? (
        <EmptyState title="No brand is hidden">Hide a brand from the menu of one of its ads.</EmptyState>
      ) : (
        <ul role="list" className={styles.brands}>
          {brands.map((brand) => (
            <li key={brand.id} className={styles.brand}>
              <BrandMark name={brand.name} logoUrl={brand.logo_url} />
              <div className={styles.words}>
                <bdi className={styles.name}>{brand.name}</bdi>
                <span className={styles.quiet}>
                  <bdi>{brand.hidden_by_name}</bdi>, <RelativeTime value={brand.hidden_at} />
                </span>
              </div>
              {canHideBrands ? (
                <Button disabled={isChanging} aria-label={`Show again: ${brand.name}`} onClick={() => show(brand)}>
                  Show again
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  )
}
