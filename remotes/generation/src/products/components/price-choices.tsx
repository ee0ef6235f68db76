import { formatProductPrice } from '@marquee/contract/format-product-price'
import type { PriceChoice } from '@marquee/contract/product-imports'
import { Alert, Button } from 'antd'
import styles from './product-fields.module.css'

const STATED_BY = { data: 'in the data for search engines', page: 'on the page itself' } as const

/** Asks which of the prices of a page is asked: its data and what it shows disagree. */
export function PriceChoices({
  choices,
  onChoose,
}: {
  choices: readonly PriceChoice[]
  onChoose: (choice: PriceChoice) => void
}) {
  return (
    <Alert
      type="warning"
      showIcon
      role="none"
      title="The page states two prices. Which one is right?"
      description={
        <div className={styles.choices}>
          {choices.map((choice) => (
            <Button key={choice.stated_by} onClick={() => onChoose(choice)}>
              {formatChoice(choice)} {STATED_BY[choice.stated_by]}
            </Button>
          ))}
        </div>
      }
    />
  )
}

function formatChoice({ currency, ...choice }: PriceChoice): string {
  const { price, price_before, price_after } = choice
  return currency === null
    ? [price_before, price, price_after].filter((part) => part !== '').join(' ')
    : formatProductPrice({ ...choice, currency }, 'en-US')
}
