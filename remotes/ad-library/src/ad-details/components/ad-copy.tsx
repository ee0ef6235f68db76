import type { Ad } from '@marquee/contract/ads'
import { slugName } from '@marquee/ui/ad-labels'
import { CopyButton } from '@marquee/ui/copy-button'
import { MarkedText } from '@marquee/ui/marked-text'
import { hostName, OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'
import { Button } from 'antd'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { DetailsSection } from './details-section.tsx'
import styles from './details.module.css'

/** More than the folded lines can hold at the drawer's width. */
const LONG_TEXT = { characters: 700, lines: 14 }

/** The ad's texts as the advertiser wrote them, each with a copy button, and the ad's landing page. */
export function AdCopy({ ad }: { ad: Ad }) {
  const callToAction = ad.cta_text ?? (ad.cta_type === null ? null : slugName(ad.cta_type))
  return (
    <DetailsSection title="Copy">
      <Words name="Hook" text={ad.hook_text} />
      <Words name="Headline" text={ad.title} />
      <Words name="Text" text={ad.body} />
      <Words name="Link description" text={ad.link_description} />
      <Words name="Call to action" text={callToAction} />
      <LandingPage address={ad.landing_page} />
      {ad.cards.map((card, index) => (
        <div key={`${index} ${card.title}`} className={styles.card}>
          <Words name={`Card ${index + 1}`} text={[card.title, card.body].filter(Boolean).join('\n')} />
          <LandingPage address={card.landing_page} />
        </div>
      ))}
    </DetailsSection>
  )
}

function Words({ name, text }: { name: string; text: string | null }) {
  if (text === null || text.trim() === '') {
    return null
  }
  return (
    <div className={styles.words}>
      <div className={styles.wordsHead}>
        <h4 className={styles.wordsName}>{name}</h4>
        <CopyButton text={text} label={`Copy: ${name.toLowerCase()}`} />
      </div>
      <FoldedText key={text} text={text} />
    </div>
  )
}

/**
 * Only the first lines of a long text, with a button for the rest. Folded, not scrolled: a scrolling box in a scrolling
 * drawer needs a tab stop of its own and hides on a phone that there is more.
 */
function FoldedText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > LONG_TEXT.characters || text.split('\n').length > LONG_TEXT.lines
  return (
    <>
      <p className={isLong && !isOpen ? `${styles.wordsText} ${styles.folded}` : styles.wordsText} dir="auto">
        <MarkedText text={text} />
      </p>
      {isLong ? (
        <div>
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show less' : 'Show the whole text'}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function LandingPage({ address }: { address: string | null }) {
  if (address === null) {
    return null
  }
  const safe = safeWebAddress(address)
  return (
    <div className={styles.words}>
      <div className={styles.wordsHead}>
        <h4 className={styles.wordsName}>Landing page</h4>
        <CopyButton text={address} label="Copy: landing page" />
      </div>
      {safe === null ? (
        <p className={styles.wordsText}>{address}</p>
      ) : (
        <a className={styles.landing} href={safe} {...OUTSIDE_LINK} title={safe}>
          <span>{hostName(safe)}</span> <ExternalLink size={14} aria-label="opens in a new tab" />
          <span className={styles.landingRest}>{safe}</span>
        </a>
      )}
    </div>
  )
}
