import { href } from '@marquee/remote-kit/routes'
import controls from '@marquee/ui/controls.module.css'
import type { ConsentChoice } from '../third-parties/consent.ts'
import styles from './consent-banner.module.css'

/** The consent banner at the bottom of the page. Both answers have the same prominence, and the page can be used without an answer. */
export function ConsentBanner({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
  return (
    <section className={styles.banner} aria-label="Your privacy">
      <p className={styles.words}>
        May we measure how Marquee is used, and whether our own ads work?{' '}
        <a href={`${href('privacy-policy')}#privacy-choice`}>What that means</a>
      </p>
      <div className={styles.answers}>
        <button type="button" className={controls.button} onClick={() => onChoose('needed')}>
          Only what is needed
        </button>
        <button type="button" className={controls.button} onClick={() => onChoose('all')}>
          Accept
        </button>
      </div>
    </section>
  )
}
