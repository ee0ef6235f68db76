import type { Product } from '@marquee/contract/products'
import { href } from '@marquee/remote-kit/routes'
import { Button } from 'antd'
import { Package, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { formatPrice } from '../state/format-price.ts'
import { useCanEditProducts } from '../state/use-can-edit-products.ts'
import styles from './product-card.module.css'

interface ProductCardProps {
  product: Product
  onDelete: (product: Product) => void
}

/** A product in the list: picture, name, price and offer. The whole card opens it. */
export function ProductCard({ product, onDelete }: ProductCardProps) {
  const { id, name, price, currency, category, offer, images } = product
  const [picture] = images
  const canEdit = useCanEditProducts()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture === undefined ? (
          <Package size={32} aria-hidden />
        ) : (
          <img src={`${picture.url}?width=640`} alt="" loading="lazy" decoding="async" />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          <Link to={href('edit-product', { params: { id } })}>{name}</Link>
        </h2>
        <p className={styles.price}>{price === null ? 'No price' : formatPrice(price, currency)}</p>
        <p className={styles.more} dir="auto">
          {[category, offer].filter(Boolean).join(' · ')}
        </p>
      </div>
      {canEdit ? (
        <Button
          className={styles.delete ?? ''}
          type="text"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(product)}
        />
      ) : null}
    </article>
  )
}
