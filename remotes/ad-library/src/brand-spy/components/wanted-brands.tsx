import type { WantedBrand } from '@marquee/contract/wanted-brands'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useId } from 'react'
import { useForgetWantedBrand, useWantBrand, wantedBrandsQuery } from '../../api/wanted-brands.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { BrandLooks } from './brand-looks.tsx'
import styles from './wanted-brands.module.css'

/** Brands that the workspace waits for; renders nothing without any. */
export function WantedBrands() {
  const titleId = useId()
  const { data = [] } = useQuery(wantedBrandsQuery())
  return data.length === 0 ? null : (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>Not in the library yet</h2>
      <p className={styles.words}>
        Nothing is known of these brands so far. Each is followed by itself as soon as a connected ad source or an
        import brings one of its ads.
      </p>
      <ul className={styles.list} role="list">
        {data.map((brand) => (
          <WantedRow key={brand.id} brand={brand} />
        ))}
      </ul>
    </section>
  )
}

function WantedRow({ brand: { id, name, kind, created_at, looks } }: { brand: WantedBrand }) {
  const { canFollow } = useLibraryRights()
  const forget = useForgetWantedBrand()
  const want = useWantBrand()
  const tellOutcome = useOutcomeToast()
  return (
    <li className={styles.row}>
      <div className={styles.identity}>
        <strong dir="auto">{kind === 'page_id' ? `Page ${name}` : name}</strong>
        <span className={styles.words}>
          Waiting, asked for <RelativeTime value={created_at} />
        </span>
        <div className={styles.words}>
          <BrandLooks looks={looks} />
        </div>
      </div>
      {canFollow ? (
        <Button
          size="small"
          loading={forget.isPending}
          onClick={() =>
            void tellOutcome(forget.mutateAsync(id), {
              success: {
                summary: `${name} is not waited for any more`,
                life: 10_000,
                action: { label: 'Undo', onClick: () => want.mutate(name) },
              },
              failure: 'It is still waited for',
            })
          }
        >
          Stop waiting
        </Button>
      ) : null}
    </li>
  )
}
