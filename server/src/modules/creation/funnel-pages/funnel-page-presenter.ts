import type { FunnelPageSummary, StoredFunnelPage } from '@marquee/contract/funnel-pages'
import { funnelPageKind } from '@marquee/funnel-pages/funnel-page'
import { listPageFiles } from './list-page-files.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { FunnelPageRecord, FunnelPageRow } from './funnel-pages.repository.ts'

interface Dependencies {
  assets: Pick<AssetService, 'find'>
  users: Pick<UserService, 'findDisplayNames'>
}

/** The width in pixels of the image in lists. */
const IMAGE_WIDTH = 640

/** Funnel pages in the contract's form, with their files and the names of users. */
export function createFunnelPagePresenter({ assets, users }: Dependencies) {
  async function present(workspaceId: string, rows: readonly FunnelPageRow[]): Promise<FunnelPageSummary[]> {
    const [stored, names] = await Promise.all([
      assets.find(
        workspaceId,
        rows.flatMap(({ preview_asset_id }) => preview_asset_id ?? []),
      ),
      users.findDisplayNames(rows.flatMap(({ created_by }) => created_by ?? [])),
    ])
    const images = new Map(stored.map((asset) => [asset.id, asset]))
    return rows.map((row) => {
      const { id, title, kind, sections_count, is_template, product_id, product_name, version } = row
      const image = images.get(row.preview_asset_id ?? '')
      return {
        id,
        title,
        kind: funnelPageKind.parse(kind),
        sections_count,
        is_template,
        product_id,
        product_name,
        image_url: image === undefined ? null : `${image.url}?width=${IMAGE_WIDTH}`,
        created_by_name: names.get(row.created_by ?? '') ?? null,
        version,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      }
    })
  }

  async function presentOne(workspaceId: string, row: FunnelPageRow | undefined): Promise<FunnelPageSummary> {
    const [summary] = row === undefined ? [] : await present(workspaceId, [row])
    if (summary === undefined) {
      throw notFound('page')
    }
    return summary
  }

  async function presentWhole(workspaceId: string, record: FunnelPageRecord | undefined): Promise<StoredFunnelPage> {
    if (record === undefined) {
      throw notFound('page')
    }
    const { page, template_id, brand_profile_id, ad_id, brief_id } = record
    return {
      ...(await presentOne(workspaceId, record)),
      page,
      template_id,
      brand_profile_id,
      ad_id,
      brief_id,
      assets: await assets.find(workspaceId, listPageFiles(page)),
    }
  }

  return { present, presentOne, presentWhole }
}
