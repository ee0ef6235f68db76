import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { SearchField } from '@marquee/ui/search-field'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useHref, useLinkClickHandler, useSearchParams } from 'react-router'
import { ProductList } from '../components/product-list.tsx'
import { useCanEditProducts } from '../state/use-can-edit-products.ts'
import styles from './products-page.module.css'

/** What the workspace sells. */
export function Page() {
  usePageTitle('Products')
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  return (
    <>
      <PageHeader
        title="Products"
        description="What you sell, ready for briefs, images and videos."
        actions={<AddProductLink />}
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

/** Nothing for who may only look. */
function AddProductLink() {
  const canEdit = useCanEditProducts()
  const address = href('create-product')
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(address)
  const target = useHref(address)
  return canEdit ? (
    <Button
      type="primary"
      icon={<Plus size={16} aria-hidden />}
      href={target}
      onClick={(event) => handleClick(event as React.MouseEvent<HTMLAnchorElement, MouseEvent>)}
    >
      Add product
    </Button>
  ) : null
}
