import { ALL_NICHES } from '@marquee/contract/ad-angles'
import { niches } from '@marquee/contract/niches'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { slugName } from '@marquee/ui/ad-labels'
import { PageHeader } from '@marquee/ui/page-header'
import { Select } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { LibraryTabs } from '../../components/library-tabs.tsx'
import { ownHref } from '../../href.ts'
import styles from '../components/angles.module.css'
import { NicheOverview } from '../components/niche-overview.tsx'
import { SayingAds } from '../components/saying-ads.tsx'
import { readAnglesAddress, writeAnglesAddress } from '../state/angles-address.ts'
import { KIND_NAMES, sayingName } from '../state/saying-words.ts'
import listStyles from '../../components/list-page.module.css'

const NICHES = [
  { value: ALL_NICHES, label: 'All niches' },
  ...niches.map((value) => ({ value: value as string, label: slugName(value) })),
]

/** The hooks, angles and offers of a niche by the words of its ads; with `saying` in the address, the ads of one of them. */
export function Page() {
  const [parameters, setParameters] = useSearchParams()
  const { niche, saying } = readAnglesAddress(parameters)
  const title = saying === null ? 'Angles' : `${KIND_NAMES[saying.kind]}: ${sayingName(saying.value)}`
  usePageTitle(title)
  return (
    <div className={listStyles.page}>
      <PageHeader
        title={title}
        description="What ads say: what is new in a niche, what everybody says by now, and what nobody says."
      />
      <LibraryTabs />
      <div className={styles.head}>
        <Select<string>
          aria-label="Niche"
          className={styles.niche ?? ''}
          value={niche}
          options={NICHES}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(next) => setParameters(writeAnglesAddress({ niche: next, saying }))}
        />
        {saying === null ? null : (
          <Link to={ownHref('angles', { query: writeAnglesAddress({ niche, saying: null }) })}>All angles</Link>
        )}
      </div>
      {saying === null ? (
        <NicheOverview niche={niche} />
      ) : (
        <SayingAds key={`${niche} ${saying.kind} ${saying.value}`} niche={niche} saying={saying} />
      )}
    </div>
  )
}
