// Written by `npm run pack-kit`: what the host provides must have the types that remotes of this kit were compiled with.
import type * as now0 from '@marquee/remote-kit/routes'
import type * as kit0 from './remote-kit/routes.js'
declare const provided0: typeof now0
export const needed0: typeof kit0 = provided0
import type * as now1 from '@marquee/remote-kit/feature-flags'
import type * as kit1 from './remote-kit/feature-flags.js'
declare const provided1: typeof now1
export const needed1: typeof kit1 = provided1
import type * as now2 from '@marquee/remote-kit/host-services'
import type * as kit2 from './remote-kit/host-services.js'
declare const provided2: typeof now2
export const needed2: typeof kit2 = provided2
import type * as now3 from '@marquee/remote-kit/release-flags'
import type * as kit3 from './remote-kit/release-flags.js'
declare const provided3: typeof now3
export const needed3: typeof kit3 = provided3
import type * as now4 from '@marquee/remote-kit/remote-slices'
import type * as kit4 from './remote-kit/remote-slices.js'
declare const provided4: typeof now4
export const needed4: typeof kit4 = provided4
import type * as now5 from '@marquee/remote-kit/use-remote-slice'
import type * as kit5 from './remote-kit/use-remote-slice.js'
declare const provided5: typeof now5
export const needed5: typeof kit5 = provided5
import type * as now6 from '@marquee/remote-kit/with-history'
import type * as kit6 from './remote-kit/with-history.js'
declare const provided6: typeof now6
export const needed6: typeof kit6 = provided6
import type * as now7 from '@marquee/remote-kit/remote-manifest'
import type * as kit7 from './remote-kit/remote-manifest.js'
declare const provided7: typeof now7
export const needed7: typeof kit7 = provided7
import type * as now8 from '@marquee/remote-kit/release-manifest'
import type * as kit8 from './remote-kit/release-manifest.js'
declare const provided8: typeof now8
export const needed8: typeof kit8 = provided8
import type * as now9 from '@marquee/api-client/api-error'
import type * as kit9 from './api-client/api-error.js'
declare const provided9: typeof now9
export const needed9: typeof kit9 = provided9
import type * as now10 from '@marquee/api-client/call-endpoint'
import type * as kit10 from './api-client/call-endpoint.js'
declare const provided10: typeof now10
export const needed10: typeof kit10 = provided10
import type * as now11 from '@marquee/api-client/cookie'
import type * as kit11 from './api-client/cookie.js'
declare const provided11: typeof now11
export const needed11: typeof kit11 = provided11
import type * as now12 from '@marquee/api-client/live-queries'
import type * as kit12 from './api-client/live-queries.js'
declare const provided12: typeof now12
export const needed12: typeof kit12 = provided12
import type * as now13 from '@marquee/api-client/query-client'
import type * as kit13 from './api-client/query-client.js'
declare const provided13: typeof now13
export const needed13: typeof kit13 = provided13
import type * as now14 from '@marquee/api-client/download-file'
import type * as kit14 from './api-client/download-file.js'
declare const provided14: typeof now14
export const needed14: typeof kit14 = provided14
import type * as now15 from '@marquee/api-client/read-file'
import type * as kit15 from './api-client/read-file.js'
declare const provided15: typeof now15
export const needed15: typeof kit15 = provided15
import type * as now16 from '@marquee/api-client/save-blob'
import type * as kit16 from './api-client/save-blob.js'
declare const provided16: typeof now16
export const needed16: typeof kit16 = provided16
import type * as now17 from '@marquee/api-client/upload-file'
import type * as kit17 from './api-client/upload-file.js'
declare const provided17: typeof now17
export const needed17: typeof kit17 = provided17
import type * as now18 from '@marquee/api-client/with-csrf-cookie'
import type * as kit18 from './api-client/with-csrf-cookie.js'
declare const provided18: typeof now18
export const needed18: typeof kit18 = provided18
