import { FormSection } from '@marquee/ui/form-section'
import { Button } from 'antd'
import { Star, X } from 'lucide-react'
import type { ProductForm } from '../state/product-form.ts'
import styles from './product-reviews.module.css'

interface ProductReviewsProps {
  form: ProductForm
  isDisabled: boolean
  onChange: (changes: Partial<ProductForm>) => void
}

/** Reviews that the product's page states: the user keeps or removes them, and cannot add any. Renders nothing without reviews. */
export function ProductReviews({ form, isDisabled, onChange }: ProductReviewsProps) {
  const { rating, review_count: count, reviews } = form
  if (rating === null && reviews.length === 0) {
    return null
  }
  return (
    <FormSection title="Reviews">
      {rating === null ? null : (
        <p className={styles.entry}>
          <Star size={16} aria-hidden />
          <span className={styles.text}>
            {rating.toFixed(1)} of 5{count === null ? '' : ` from ${count.toLocaleString('en-US')} reviews`}
          </span>
          <RemoveButton
            label="Remove the rating"
            isDisabled={isDisabled}
            onClick={() => onChange({ rating: null, review_count: null })}
          />
        </p>
      )}
      <ul role="list" className={styles.reviews} aria-label="Reviews">
        {reviews.map(({ text, author }, index) => (
          <li key={text} className={styles.entry}>
            <blockquote className={styles.text} dir="auto">
              “{text}”{author === '' ? null : <cite className={styles.author}> {author}</cite>}
            </blockquote>
            <RemoveButton
              label={`Remove review ${index + 1}`}
              isDisabled={isDisabled}
              onClick={() => onChange({ reviews: reviews.toSpliced(index, 1) })}
            />
          </li>
        ))}
      </ul>
    </FormSection>
  )
}

interface RemoveButtonProps {
  label: string
  isDisabled: boolean
  onClick: () => void
}

function RemoveButton({ label, isDisabled, onClick }: RemoveButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={<X size={16} aria-hidden />}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    />
  )
}
