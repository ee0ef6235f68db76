import type { ImageOrder } from '@marquee/contract/image-generation'
import { type WordBinding, WORD_LIMITS } from '@marquee/contract/image-words'
import { href } from '@marquee/remote-kit/routes'
import { CreditPrice } from '@marquee/ui/credit-price'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Link } from 'react-router'
import { SOURCE_LABELS, WORD_LABELS } from '../../state/image-labels.ts'
import styles from './order-facts.module.css'

/** The details of an order: source, product, brand, texts and cost. */
export function OrderFacts({ order }: { order: ImageOrder }) {
  const { source, source_name, product_id, product_name, brand_name, credits_used, credits_held } = order
  return (
    <aside className={styles.facts} aria-label="What was ordered">
      <dl className={styles.list}>
        <Fact name="Source">{source.kind === 'idea' ? source.idea : (source_name ?? SOURCE_LABELS[source.kind])}</Fact>
        {product_name === null ? null : (
          <Fact name="Product">
            {product_id === null ? (
              product_name
            ) : (
              <Link to={href('edit-product', { params: { id: product_id } })}>{product_name}</Link>
            )}
          </Fact>
        )}
        {brand_name === null ? null : <Fact name="Brand">{brand_name}</Fact>}
        <Fact name="Cost">
          <CreditPrice credits={credits_used} />
          {credits_held === 0 ? null : ` charged, ${credits_held} set aside`}
        </Fact>
        <Fact name="Ordered">
          <RelativeTime value={order.created_at} />
          {order.created_by_name === null ? null : ` by ${order.created_by_name}`}
        </Fact>
      </dl>
      <h2 className={styles.title}>Words</h2>
      <dl className={styles.list}>
        {listPlaces()
          .filter((place) => order.words[place] !== '')
          .map((place) => (
            <Fact key={place} name={WORD_LABELS[place]}>
              {order.words[place]}
            </Fact>
          ))}
      </dl>
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

function listPlaces(): WordBinding[] {
  return Object.keys(WORD_LIMITS) as WordBinding[]
}
