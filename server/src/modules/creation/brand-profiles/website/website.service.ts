import type { StoredAsset } from '@marquee/contract/assets'
import type { WebsiteFindings } from '@marquee/contract/brand-profiles'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { FetchPublic } from '../../../../platform/web/fetch-public.ts'
import { type AssetService, copyImage } from '../../../workspaces/workspaces.public.ts'
import { refuseAt, type UsePageAllowance } from '../../../../platform/web/pages/page-allowance.ts'
import { getMeta, readPage, type WebPage } from '../../../../platform/web/pages/read-page.ts'
import { getText, isType, listNodes } from '../../../../platform/web/pages/structured-data.ts'
import { cutText, toPlainLine, toPlainText } from '../../../../platform/web/pages/to-plain-text.ts'
import { describeTone } from './describe-tone.ts'
import { rankColors, weighStyles } from './find-colors.ts'
import { findFonts } from './find-fonts.ts'
import { findLogos, type LogoPlace } from './find-logos.ts'
import { readStyles } from './read-styles.ts'
import { weighLogo } from './weigh-logo.ts'

interface Dependencies {
  fetchPublic: FetchPublic
  assets: Pick<AssetService, 'store' | 'read'>
  useAllowance: UsePageAllowance
}

const MOST_LOGOS = 3
const THEME_WEIGHT = 12
const LONGEST_TITLE = 1000

/** Reads a brand's data from its website. Logos are copied into the workspace; unused ones are removed by the clean-up. */
export function createWebsiteService({ fetchPublic, assets, useAllowance }: Dependencies) {
  async function storeLogo(actor: Actor, place: LogoPlace): Promise<StoredAsset | null> {
    const { workspaceId, userId } = actor
    try {
      return 'svg' in place
        ? await assets.store(actor, {
            bytes: Buffer.from(withNamespace(place.svg)),
            isDrawing: true,
            kind: 'image',
            name: 'logo.svg',
          })
        : await copyImage({ fetchPublic, assets }, place.address, { workspaceId, userId, allowsDrawings: true })
    } catch {
      // Some pages name logos that do not exist: the next place is tried.
      return null
    }
  }

  async function listLogos(actor: Actor, page: WebPage): Promise<StoredAsset[]> {
    const logos: StoredAsset[] = []
    for (const place of findLogos(page)) {
      const logo = await storeLogo(actor, place)
      if (logo !== null && logos.every(({ hash }) => hash !== logo.hash)) {
        logos.push(logo)
      }
      if (logos.length === MOST_LOGOS) {
        break
      }
    }
    return logos
  }

  return {
    /** @throws DomainError 422 on `website` with a sentence when it cannot be read, 429 after too many reads */
    async read(actor: Actor, website: string): Promise<WebsiteFindings> {
      await useAllowance(actor)
      const page = await readPage(fetchPublic, website).catch((error: unknown) => {
        throw refuseAt('website', error)
      })
      const [styles, logos] = await Promise.all([readStyles(fetchPublic, page), listLogos(actor, page)])
      const [logo] = logos
      const inLogo = logo === undefined ? [] : await weighLogo(await assets.read(actor.workspaceId, logo.id))
      const theme = getMeta(page, 'theme-color', 'msapplication-TileColor')
      const weighed = [
        ...weighStyles(styles),
        ...inLogo,
        ...(theme === '' ? [] : [{ color: theme, weight: THEME_WEIGHT }]),
      ]
      return {
        website: page.url.slice(0, 2048),
        ...findWords(page),
        colors: rankColors(weighed),
        fonts: findFonts(page, styles),
        logos,
        voice: describeTone(page.$),
      }
    },
  }
}

export type WebsiteService = ReturnType<typeof createWebsiteService>

function findWords(page: WebPage): Pick<WebsiteFindings, 'name' | 'description'> {
  const nodes = listNodes(page)
  const organization = nodes.find((node) =>
    isType(node, 'Organization', 'Brand', 'Corporation', 'LocalBusiness', 'OnlineStore'),
  )
  const site = nodes.find((node) => isType(node, 'WebSite'))
  const [title = ''] = page
    .$('title')
    .first()
    .text()
    .slice(0, LONGEST_TITLE)
    .split(/\s+[|–—·•:-]\s+/)
  const names = [organization?.['name'], getMeta(page, 'og:site_name', 'application-name'), site?.['name'], title]
  const name = names.map((value) => toPlainLine(getText(value), 200)).find((value) => value !== '')
  const description = getMeta(page, 'description', 'og:description') || getText(organization?.['description'])
  return { name: name ?? toHost(page.url), description: cutText(toPlainText(description), 2000) }
}

function toHost(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}

/** An inline SVG needs no namespace, but a standalone SVG file does. */
function withNamespace(svg: string): string {
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}
