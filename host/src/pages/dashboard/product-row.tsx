import type { Product } from '@marquee/contract/products'
import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import styles from './work-row.module.css'

export function ProductRow({ product }: { product: Product }) {
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
