import type { BrandOverview } from '@marquee/contract/brand-insights'
import { href } from '@marquee/remote-kit/routes'
import { OWN_LABEL, slugName } from '@marquee/ui/ad-labels'
import { hostName, OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'
import { PageHeader } from '@marquee/ui/page-header'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { PageTabs } from '../../components/page-tabs.tsx'
import { FollowButton } from './follow-button.tsx'

/** The head of a brand's pages: the brand and the links between the pages. */
export function BrandHead({ brand }: { brand: BrandOverview }) {
  const { canSpy } = useLibraryRights()
  const website = brand.website === null ? null : safeWebAddress(brand.website)
  const words = [
    ...(brand.home === 'workspace' ? [OWN_LABEL] : []),
    ...(brand.category === null ? brand.niches.map(slugName) : [brand.category]),
  ]
  return (
    <>
      <PageHeader
        title={brand.name}
        description={
          <>
            {words.join(' · ')}
            {website === null ? null : (
              <>
                {words.length > 0 ? ' · ' : ''}
                <a href={website} {...OUTSIDE_LINK}>
                  {hostName(website)}
                </a>
              </>
            )}
          </>
        }
        actions={<FollowButton brand={brand} />}
      />
      <PageTabs
        label="Brand"
        tabs={[
          { to: href('brand', { params: { id: brand.id } }), name: 'Overview' },
          { to: href('brand-top-ads', { params: { id: brand.id } }), name: 'Top ads' },
          ...(canSpy ? [{ to: href('brand-spy-details', { params: { id: brand.id } }), name: 'Brand spy' }] : []),
        ]}
      />
    </>
  )
}
