import { EmptyState } from '@marquee/ui/empty-state'
import { formatDate } from '@marquee/ui/format-date'
import { PagedList } from '@marquee/ui/paged-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { mergedBrandsQuery } from '../../api/advertisers.ts'
import { AdvertiserRow } from './advertiser-row.tsx'
import styles from './advertisers.module.css'
import { useAdvertiserChanges } from './use-advertiser-changes.ts'

/** Brands that are a part of another, each with a button that splits them. */
export function MergedBrandList() {
  const { split, isChanging } = useAdvertiserChanges()
  const empty = <EmptyState title="No merged brands">Brands that are a part of another appear here.</EmptyState>
  return (
    <PagedList query={useInfiniteQuery(mergedBrandsQuery())} what="merged brands" empty={empty}>
      {(merged) => (
        <ul className={styles.list} role="list" aria-label="Merged brands">
          {merged.map(({ brand, into, merged_at, is_automatic }) => (
            <AdvertiserRow
              key={brand.id}
              name={brand.name}
              facts={`From ${brand.source} · a part of ${into.name} since ${formatDate(merged_at)}${is_automatic ? ' · merged automatically: same page id and name' : ''}`}
            >
              <Button
                disabled={isChanging}
                aria-label={`Split ${brand.name} from ${into.name}`}
                onClick={() => split({ id: brand.id, name: brand.name, intoId: into.id, intoName: into.name })}
              >
                Split
              </Button>
            </AdvertiserRow>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
