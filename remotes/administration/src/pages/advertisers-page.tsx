import { PageHeader } from '@marquee/ui/page-header'
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import styles from '../components/advertisers/advertisers.module.css'
import { ConfirmedSiteList } from '../components/advertisers/confirmed-site-list.tsx'
import { LandingSiteList } from '../components/advertisers/landing-site-list.tsx'
import { MergedBrandList } from '../components/advertisers/merged-brand-list.tsx'
import { SimilarBrandList } from '../components/advertisers/similar-brand-list.tsx'
import { UnconfirmedAdList } from '../components/advertisers/unconfirmed-ad-list.tsx'

const VIEWS = {
  unknown: { label: 'Unknown', List: LandingSiteList },
  confirmed: { label: 'Confirmed', List: ConfirmedSiteList },
  similar: { label: 'Similar', List: SimilarBrandList },
  merged: { label: 'Merged', List: MergedBrandList },
  unconfirmed: { label: 'Unconfirmed ads', List: UnconfirmedAdList },
} as const
type View = keyof typeof VIEWS
const isView = (text: string | null): text is View => text !== null && Object.hasOwn(VIEWS, text)

/** Who runs the ads of the library, for admins: unknown advertisers by their sites, and brands of several sources that are one. */
export function Page() {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('view')
  const view = isView(asked) ? asked : 'unknown'
  const { List } = VIEWS[view]
  return (
    <>
      <PageHeader
        title="Advertisers"
        description="Confirm who runs ads whose source names nobody, merge brands of several sources, and confirm ads that workspaces brought in."
      />
      <div className={styles.views}>
        <Segmented<View>
          aria-label="Advertisers"
          value={view}
          onChange={(next) => setParameters({ view: next }, { replace: true })}
          options={[
            { value: 'unknown', label: VIEWS.unknown.label },
            { value: 'confirmed', label: VIEWS.confirmed.label },
            { value: 'similar', label: VIEWS.similar.label },
            { value: 'merged', label: VIEWS.merged.label },
            { value: 'unconfirmed', label: VIEWS.unconfirmed.label },
          ]}
        />
      </div>
      <List />
    </>
  )
}
