import { formatProductPrice } from '@marquee/contract/format-product-price'
import type { Product } from '@marquee/contract/products'
import { href } from '@marquee/remote-kit/routes'
import { Package } from 'lucide-react'
import { useCanEditProducts } from '../../state/rights.ts'
import { ItemCard } from '../../components/item-card.tsx'
import card from '../../components/item-card.module.css'
import styles from './product-card.module.css'

interface ProductCardProps {
  product: Product
  onDelete: (product: Product) => void
}

/** A product in the list: image, name, price and offer. */
export function ProductCard({ product, onDelete }: ProductCardProps) {
  const { id, name, category, offer, images } = product
  const [image] = images
  return (
    <ItemCard
      title={name}
      to={href('edit-product', { params: { id } })}
      image={
        <div className={styles.image}>
          {image === undefined ? (
            <Package size={32} aria-hidden />
          ) : (
            <img src={`${image.url}?width=640`} alt="" loading="lazy" decoding="async" />
          )}
        </div>
      }
      onDelete={useCanEditProducts() ? () => onDelete(product) : undefined}
    >
      <p className={styles.price}>{formatProductPrice(product, 'en-US') || 'No price'}</p>
      <p className={card.more} dir="auto">
        {[category, offer].filter(Boolean).join(' · ')}
      </p>
    </ItemCard>
  )
}
