import { usePageTitle } from '@marquee/remote-kit/host-services'
import { useIsReleased } from '@marquee/remote-kit/release-flags'
import { LinkButton } from '@marquee/ui/link-button'
import { PageHeader } from '@marquee/ui/page-header'
import { SearchField } from '@marquee/ui/search-field'
import { ListPlus, Palette, Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ProductList } from '../components/product-list.tsx'
import { href } from '../../href.ts'
import { useCanEditProducts } from '../../state/rights.ts'
import styles from './products-page.module.css'

/** The products of the workspace. */
export function Page() {
  usePageTitle('Products')
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  return (
    <>
      <PageHeader
        title="Products"
        description="What you sell, ready for briefs and images."
        actions={
          <>
            <LinkButton to={href('brand-profiles')} icon={<Palette size={16} aria-hidden />}>
              Brand profiles
            </LinkButton>
            <ImportLink />
            <AddProductLink />
          </>
        }
      />
      <div role="search" className={styles.search}>
        <SearchField
          label="Search products"
          placeholder="Search name and description"
          value={q}
          onSearch={(words) => setParams(words === '' ? {} : { q: words }, { replace: true })}
        />
      </div>
      <ProductList q={q} createButton={<AddProductLink />} />
    </>
  )
}

/** Renders nothing for users who may only view. */
function AddProductLink() {
  return useCanEditProducts() ? (
    <LinkButton type="primary" icon={<Plus size={16} aria-hidden />} to={href('create-product')}>
      Add product
    </LinkButton>
  ) : null
}

function ImportLink() {
  const isReleased = useIsReleased('generation.product-import')
  return useCanEditProducts() && isReleased ? (
    <LinkButton icon={<ListPlus size={16} aria-hidden />} to={href('import-products')}>
      Import a list
    </LinkButton>
  ) : null
}
