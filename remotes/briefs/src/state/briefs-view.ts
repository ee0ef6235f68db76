import { type BriefStatus, briefStatus } from '@marquee/contract/briefs'
import { id } from '@marquee/contract/primitives'

export interface BriefsView {
  q: string
  status: BriefStatus | undefined
  isArchived: boolean
  isBoard: boolean
  /** Open dialog: the idempotency key of the brief that it creates, so that a reload and a second click make one brief. */
  createKey: string | undefined
  /** The ad that the new brief refers to. */
  createFromAd: string | undefined
}

/** What the briefs page shows, as it stands in the address; a value that makes no sense counts as absent. */
export function readBriefsView(params: URLSearchParams): BriefsView {
  return {
    q: params.get('q') ?? '',
    status: briefStatus.safeParse(params.get('status')).data,
    isArchived: params.get('archived') === '1',
    isBoard: params.get('view') === 'board',
    createKey: id.safeParse(params.get('create')).data,
    createFromAd: id.safeParse(params.get('create_from_ad')).data,
  }
}
