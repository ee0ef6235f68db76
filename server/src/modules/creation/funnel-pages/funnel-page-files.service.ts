import type { StoredFunnelPage } from '@marquee/contract/funnel-pages'
import { listPageAssets } from '@marquee/funnel-pages/list-page-texts'
import yazl from 'yazl'
import { Readable } from 'node:stream'
import type { Actor } from '../../../platform/http/actor.ts'
import { renderFunnelPage } from '../../../platform/funnel-pages/render-funnel-page.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { FunnelPageService } from './funnel-pages.service.ts'
import { listPageFonts } from './list-page-files.ts'

interface Dependencies {
  pages: Pick<FunnelPageService, 'get'>
  assets: Pick<AssetService, 'find' | 'read'>
  /** The public address of a page, with a slash at its end; null while it is not public. */
  findAddress: (workspaceId: string, pageId: string) => Promise<string | null>
}

type Owner = Pick<Actor, 'workspaceId'>
type Places = Pick<Parameters<typeof renderFunnelPage>[1], 'as' | 'form_address' | 'address' | 'publisher'>

/** Funnel pages as files. */
export function createFunnelPageFiles({ pages, assets, findAddress }: Dependencies) {
  /** The bytes of those files of the workspace that are there. */
  async function readAll(workspaceId: string, ids: readonly string[]): Promise<[string, Buffer][]> {
    const found = await assets.find(workspaceId, ids)
    return Promise.all(found.map(async ({ id }) => [id, await assets.read(workspaceId, id)]))
  }

  async function render({ workspaceId }: Owner, { page }: Pick<StoredFunnelPage, 'page'>, places: Places) {
    const { images, videos } = listPageAssets(page)
    const [shown, fonts, files, types] = await Promise.all([
      readAll(workspaceId, images),
      readAll(workspaceId, listPageFonts(page)),
      readAll(workspaceId, videos),
      assets.find(workspaceId, videos),
    ])
    const typeById = new Map(types.map(({ id, content_type }) => [id, content_type]))
    return renderFunnelPage(page, {
      images: Object.fromEntries(shown),
      fonts: Object.fromEntries(fonts),
      videos: Object.fromEntries(
        files.map(([id, bytes]) => [id, { bytes, type: typeById.get(id) ?? 'video/mp4', captions: null }]),
      ),
      ...places,
    })
  }

  /** A stored page for a download: its forms reach us at its public address, while it has one. */
  async function renderStored(actor: Owner, pageId: string, as: Places['as']) {
    const stored = await pages.get(actor, pageId)
    const form_address = await findAddress(actor.workspaceId, pageId)
    return render(actor, stored, { as, form_address, address: null })
  }

  return {
    /** @throws DomainError 404 */
    async getHtml(actor: Owner, pageId: string): Promise<Buffer> {
      const { html } = await renderStored(actor, pageId, 'single_file')
      return Buffer.from(html)
    },

    /** A ZIP of the page with its files beside it. @throws DomainError 404 */
    async getArchive(actor: Owner, pageId: string): Promise<Readable> {
      const { html, files } = await renderStored(actor, pageId, 'folder')
      const archive = new yazl.ZipFile()
      archive.addBuffer(Buffer.from(html), 'index.html')
      for (const { path, bytes } of files) {
        archive.addBuffer(bytes, path, { compress: false })
      }
      archive.end()
      return Readable.from(archive.outputStream)
    },

    /** A page for guests of its link, in one file: its forms send nothing, and its links to other sites open in tabs of their own. */
    async makePreview(actor: Owner, stored: Pick<StoredFunnelPage, 'page'>): Promise<{ html: string; policy: string }> {
      const places = { as: 'single_file', form_address: null, address: null } as const
      const { html, content_security_policy } = await render(actor, stored, places)
      return {
        // Words cannot hold such an attribute, because their quotes are escaped.
        html: html.replaceAll(' href="https://', ' target="_blank" rel="noreferrer" href="https://'),
        policy: content_security_policy,
      }
    },

    /**
     * A page for an address of ours, with its files beside it. Its forms are sent to the address at which the page is open.
     * @param place the address with a slash at its end, and the name of the workspace, which stands at the foot of the page
     */
    async makePublished(
      actor: Owner,
      stored: Pick<StoredFunnelPage, 'page'>,
      place: { address: string; publisher: string },
    ) {
      return render(actor, stored, { as: 'folder', form_address: '?sent', ...place })
    },
  }
}

export type FunnelPageFiles = ReturnType<typeof createFunnelPageFiles>
