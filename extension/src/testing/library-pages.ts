import { escapeMarkup, type MadeUpAd } from './made-up-ads.ts'

/** `2026-01-16` as `01/16/2026`. */
const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** A page in the shape of LinkedIn's Ad Library: the list of a search. */
export function drawLinkedinPage(ads: readonly MadeUpAd[]): string {
  const items = ads.map((ad) => {
    const landing = escapeMarkup(ad.landing)
    const sources = JSON.stringify([
      { src: ad.image, 'data-bitrate': 100 },
      { src: ad.video, 'data-bitrate': 900 },
    ])
    const media =
      ad.video === null
        ? `<a href="${landing}" data-tracking-control-name="ad_library_ad_preview_content_image"><img class="ad-preview__dynamic-dimensions-image" src="data:image/gif;base64,R0lG" data-delayed-url="${escapeMarkup(ad.image)}"></a>`
        : `<video data-sources="${escapeMarkup(sources)}" data-poster-url="${escapeMarkup(ad.image)}"></video>`
    return `<li class="search-result-item"><div class="ad-preview"><a href="https://www.linkedin.com/company/${ad.id}" data-tracking-control-name="ad_library_ad_preview_advertiser_image"><img data-delayed-url="https://media.example/logo.png"></a>
<a href="https://www.linkedin.com/company/${ad.id}" data-tracking-control-name="ad_library_ad_preview_advertiser">${escapeMarkup(ad.advertiser)}</a>
<p class="commentary__content">${ad.lines.map(escapeMarkup).join('<br>')}</p>${media}
<a class="sponsored-content-headline" href="${landing}"><h2>${escapeMarkup(ad.title)}</h2></a></div>
<a href="/ad-library/detail/${ad.id}?trk=x" data-tracking-control-name="ad_library_view_ad_detail">Details</a></li>`
  })
  return `<main><h1 class="search-results-count">Ads</h1><ul>${items.join('')}</ul></main>`
}

/** A page in the shape of TikTok's Commercial Content Library. */
export function drawTiktokLibraryPage(ads: readonly MadeUpAd[]): string {
  const cards = ads.map((ad) => {
    const media =
      ad.video === null
        ? `<div class="ad_cover" style="background-image: url(&quot;${escapeMarkup(ad.image)}&quot;);"></div>`
        : `<video class="video" src="${escapeMarkup(ad.video)}" poster="${escapeMarkup(ad.image)}"></video>`
    return `<div class="ad_card"><a href="/ads/detail/?ad_id=${ad.id}"><span class="ad_label">Ad</span><span class="ad_info_text">${escapeMarkup(ad.advertiser)}</span>
<span class="item_value">First shown: ${american(ad.started)}</span>${ad.stopped === null ? '' : `<span class="item_value">Last shown: ${american(ad.stopped)}</span>`}${media}</a></div>`
  })
  return `<div class="ads_list">${cards.join('')}</div>`
}

/** A page in the shape of TikTok's Creative Center, whose players have replaced the addresses of their videos. */
export function drawCreativeCenterPage(ads: readonly MadeUpAd[]): string {
  const cards = ads.map(
    (ad) =>
      `<div class="TopadsVideoCard_card__1a2b"><video src="blob:https://ads.tiktok.com/1" poster="${escapeMarkup(ad.image)}"></video>
<a href="/business/creativecenter/topads/${ad.id}/pc/en">See analytics</a></div>`,
  )
  return `<video class="TopadsBanner_promo__1" src="https://cdn.example/promo.mp4"></video><div class="TopadsList_x__1">${cards.join('')}</div>`
}

/** A page in the shape of Google's Ads Transparency Center. */
export function drawGooglePage(ads: readonly MadeUpAd[]): string {
  const previews = ads.map(
    (ad) =>
      `<creative-preview><a href="/advertiser/AR${ad.id}/creative/CR${ad.id}?region=NO"><html-renderer><img src="${escapeMarkup(ad.image)}"></html-renderer></a><div class="advertiser-name">${escapeMarkup(ad.advertiser)}</div></creative-preview>`,
  )
  return `<creative-grid>${previews.join('')}</creative-grid>`
}
