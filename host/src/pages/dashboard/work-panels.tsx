import type { BriefStatus, BriefSummary } from '@marquee/contract/briefs'
import type { Product } from '@marquee/contract/products'
import { href } from '@marquee/remote-kit/routes'
import { LatestPanel } from '@marquee/ui/latest-panel'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { latestBriefsQuery } from '../../api/briefs.ts'
import { latestProductsQuery } from '../../api/products.ts'
import styles from './work-panels.module.css'

const statusLabels: Record<BriefStatus, string> = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  delivered: 'Delivered',
}

/** The latest briefs and products of the workspace. */
export function WorkPanels() {
  const briefs = useQuery(latestBriefsQuery())
  const products = useQuery(latestProductsQuery())
  return (
    <>
      <LatestPanel
        title="Briefs"
        latest={briefs}
        all={{ label: 'All briefs', to: href('briefs') }}
        empty={{
          words: 'A brief turns what you learnt into something to make.',
          action: 'Write a brief',
          to: href('briefs'),
        }}
        layout="rows"
      >
        {(brief) => <BriefRow key={brief.id} brief={brief} />}
      </LatestPanel>
      <LatestPanel
        title="Products"
        latest={products}
        all={{ label: 'All products', to: href('products') }}
        empty={{
          words: 'Products give briefs and creatives their facts.',
          action: 'Add a product',
          to: href('create-product'),
        }}
        layout="rows"
      >
        {(product) => <ProductRow key={product.id} product={product} />}
      </LatestPanel>
    </>
  )
}

function ProductRow({ product }: { product: Product }) {
  const price = product.price === null ? 'No price yet' : `${product.price} ${product.currency}`
  return (
    <li>
      <Link className={styles.row} to={href('edit-product', { params: { id: product.id } })}>
        <span className={styles.rowTitle} dir="auto">
          {product.name}
        </span>
        <span className={styles.rowNote}>{product.category === '' ? price : `${price} · ${product.category}`}</span>
      </Link>
    </li>
  )
}

function BriefRow({ brief }: { brief: BriefSummary }) {
  return (
    <li>
      <Link className={styles.row} to={href('brief-details', { params: { id: brief.id } })}>
        <span className={styles.rowTitle} dir="auto">
          {brief.title}
        </span>
        <span className={styles.rowNote}>
          {statusLabels[brief.status]}, changed <RelativeTime value={brief.updated_at} />
        </span>
      </Link>
    </li>
  )
}
