import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { latestBriefsQuery } from '../../api/briefs.ts'
import { latestProductsQuery } from '../../api/products.ts'
import { BriefRow } from './brief-row.tsx'
import { LatestPanel } from '@marquee/ui/latest-panel'
import { ProductRow } from './product-row.tsx'

/** What the workspace wrote and prepared last. */
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
