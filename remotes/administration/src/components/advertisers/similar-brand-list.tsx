import type { BrandPair, MergeableBrand, MergeSign } from '@marquee/contract/brand-merges'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { PagedList } from '@marquee/ui/paged-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { similarBrandsQuery } from '../../api/advertisers.ts'
import { AdvertiserRow } from './advertiser-row.tsx'
import styles from './advertisers.module.css'
import { MergeForm } from './merge-form.tsx'
import { useAdvertiserChanges } from './use-advertiser-changes.ts'

const SIGN_NAMES: Readonly<Record<MergeSign, string>> = { site: 'site', page_id: 'page id', name: 'name' }
const signs = new Intl.ListFormat('en', { type: 'conjunction' })

/** Pairs of brands that may be one, and a form that merges any two. */
export function SimilarBrandList() {
  const empty = (
    <EmptyState title="No similar brands">Brands with the same site, page id or name are suggested here.</EmptyState>
  )
  return (
    <>
      <MergeForm />
      <PagedList query={useInfiniteQuery(similarBrandsQuery())} what="suggestions" empty={empty}>
        {(pairs) => (
          <ul className={styles.list} role="list" aria-label="Brands that may be one">
            {pairs.map((pair) => (
              <PairRow key={`${pair.brand.id} ${pair.into.id}`} pair={pair} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function PairRow({ pair: { brand, into, signs: same } }: { pair: BrandPair }) {
  const { merge, dismiss, isChanging } = useAdvertiserChanges()
  const names = `${brand.name} and ${into.name}`
  const pair = { id: brand.id, intoId: into.id, name: brand.name, intoName: into.name }
  const reason = `Same ${signs.format(same.map((sign) => SIGN_NAMES[sign]))}`
  return (
    <AdvertiserRow name={names} facts={`${reason} · ${describe(brand)} · ${describe(into)}`}>
      <Button disabled={isChanging} aria-label={`Merge ${names}`} onClick={() => merge(pair)}>
        Merge
      </Button>
      <Button type="text" disabled={isChanging} aria-label={`Keep apart ${names}`} onClick={() => dismiss(pair)}>
        Keep apart
      </Button>
    </AdvertiserRow>
  )
}

function describe({ source, ads_count }: MergeableBrand): string {
  return `${source}: ${formatCount(ads_count, 'ad')}`
}
