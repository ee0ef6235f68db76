import { startMetaServer } from './testing/source-servers/meta-server.ts'
const meta = await startMetaServer(25)
meta.setAds(Array.from({ length: 60 }, (_, i) => ({ id: String(7000 + i), page_id: '30708742052', page_name: 'FCTRY', ad_delivery_start_time: '2026-0' + (1 + i % 9) + '-05', ad_creative_bodies: ['Crawled words ' + i] })))
console.log(meta.url)
setInterval(() => {}, 1000)
