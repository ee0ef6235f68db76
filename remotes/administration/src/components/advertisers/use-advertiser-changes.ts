import { formatCount } from '@marquee/ui/format-number'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import {
  type Merge,
  useConfirmSite,
  useKeepBrandsApart,
  useMergeBrand,
  useSplitBrand,
  useWithdrawSite,
} from '../../api/advertisers.ts'

interface NamedMerge extends Merge {
  name: string
  intoName: string
}

const UNDO_MS = 8000

/** The changes of this page, each with a way back in its toast. */
export function useAdvertiserChanges() {
  const confirmSite = useConfirmSite()
  const withdrawSite = useWithdrawSite()
  const mergeBrand = useMergeBrand()
  const splitBrand = useSplitBrand()
  const keepApart = useKeepBrandsApart()
  const tellOutcome = useOutcomeToast()
  const done = (summary: string, undo: () => void) => ({
    summary,
    life: UNDO_MS,
    action: { label: 'Undo', onClick: undo },
  })

  function confirm(host: string, name: string) {
    void tellOutcome(confirmSite.mutateAsync({ host, name }), {
      success: ({ data }) =>
        done(`${data.brand_name} is the advertiser of ${formatCount(data.ads_count, 'ad')}`, () =>
          withdraw(host, name),
        ),
      failure: 'The advertiser was not confirmed',
    })
  }
  function withdraw(host: string, name: string) {
    void tellOutcome(withdrawSite.mutateAsync(host), {
      success: done(`${host} is no advertiser any more`, () => confirm(host, name)),
      failure: `${host} is still an advertiser`,
    })
  }
  function merge(brands: NamedMerge) {
    void tellOutcome(mergeBrand.mutateAsync(brands), {
      success: done(`${brands.name} is a part of ${brands.intoName}`, () => split(brands)),
      failure: 'The brands were not merged',
    })
  }
  function split(brands: NamedMerge) {
    void tellOutcome(splitBrand.mutateAsync(brands.id), {
      success: done(`${brands.name} is a brand of its own`, () => merge(brands)),
      failure: 'The brands were not split',
    })
  }
  function dismiss({ id, intoId }: Merge) {
    void tellOutcome(keepApart.mutateAsync({ id, intoId, isApart: true }), {
      success: done('These brands are not suggested any more', () => {
        void tellOutcome(keepApart.mutateAsync({ id, intoId, isApart: false }), {
          failure: 'The suggestion stays away',
        })
      }),
      failure: 'The suggestion stays',
    })
  }
  const isChanging = [confirmSite, withdrawSite, mergeBrand, splitBrand, keepApart].some(({ isPending }) => isPending)
  return { confirm, withdraw, merge, split, dismiss, isChanging }
}
