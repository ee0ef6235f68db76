import type { ProductPart } from './product-part.ts'

/** Products for the bathroom, the kitchen and the pantry. */
export const bottleShapes = {
  bottle: [
    ['metal', 'round', 'M80 14q0-4 4-4h32q4 0 4 4v36h-40z'],
    ['dark', 'round', 'M86 50h28v16h-28z'],
    ['main', 'round', 'M62 82q0-18 18-18h40q18 0 18 18v94q0 14-14 14h-48q-14 0-14-14z'],
    ['pale', 'flat', 'M72 104h56v58h-56z'],
    ['dark', 'flat', 'M80 116h40v5h-40zM80 127h28v3h-28zM80 134h34v3h-34z'],
    ['accent', 'flat', 'M80 148h14v6h-14z'],
  ],
  dropper: [
    ['dark', 'round', 'M90 58v-24q0-18 10-18t10 18v24z'],
    ['metal', 'round', 'M82 56h36v26h-36z'],
    ['main', 'round', 'M60 100q0-18 18-18h44q18 0 18 18v76q0 14-14 14h-52q-14 0-14-14z'],
    ['pale', 'flat', 'M60 116h80v50h-80z'],
    ['dark', 'flat', 'M70 126h40v6h-40zM70 138h54v3h-54zM70 145h46v3h-46z'],
    ['accent', 'flat', 'M70 154h20v6h-20z'],
  ],
  jar: [
    ['metal', 'round', 'M46 82q0-8 8-8h92q8 0 8 8v26h-108z'],
    ['main', 'round', 'M44 108h112v64q0 18-18 18h-76q-18 0-18-18z'],
    ['pale', 'flat', 'M60 122h80v46h-80z'],
    ['dark', 'flat', 'M72 132h56v6h-56zM80 144h40v3h-40zM84 151h32v3h-32z'],
  ],
  tube: [
    ['second', 'flat', 'M66 16h68v16h-68z'],
    ['main', 'round', 'M66 32h68l6 120h-80z'],
    ['accent', 'flat', 'M82 54h36v6h-36zM82 66h24v4h-24z'],
    ['pale', 'flat', 'M63 92h74l2 24h-78z'],
    ['dark', 'flat', 'M76 100h48v4h-48zM76 108h30v3h-30z'],
    ['metal', 'round', 'M66 152h68l-3 34q0 4-4 4h-54q-4 0-4-4z'],
  ],
  pouch: [
    ['second', 'flat', 'M50 18h100v18h-100z'],
    ['main', 'round', 'M50 36h100q4 74 10 148q-60 12-120 0q6-74 10-148z'],
    ['pale', 'flat', 'M100 66a34 34 0 1 1 0 68a34 34 0 1 1 0-68z'],
    ['accent', 'flat', 'M100 78q20 16 0 44q-20-28 0-44z'],
    ['pale', 'flat', 'M66 148h68v6h-68zM78 160h44v4h-44z'],
  ],
  cup: [
    ['dark', 'round', 'M66 30h68l6 16h-80zM56 46h88l3 14h-94z'],
    ['pale', 'round', 'M56 60h88l-11 122q-1 8-8 8h-50q-7 0-8-8z'],
    ['main', 'round', 'M60 92h80l-6 58h-68z'],
    ['pale', 'flat', 'M100 104q16 16 0 34q-16-18 0-34z'],
  ],
  bowl: [
    ['dark', 'flat', 'M30 116a70 18 0 1 1 140 0a70 18 0 1 1-140 0z'],
    [
      'second',
      'sphere',
      'M52 112a14 12 0 1 1 28 0a14 12 0 1 1-28 0zM78 104a14 12 0 1 1 28 0a14 12 0 1 1-28 0zM104 108a14 12 0 1 1 28 0a14 12 0 1 1-28 0zM124 114a13 11 0 1 1 26 0a13 11 0 1 1-26 0z',
    ],
    ['main', 'round', 'M30 116a70 18 0 0 0 140 0l14 64q2 10-8 10h-152q-10 0-8-10z'],
    ['pale', 'flat', 'M76 150a9 9 0 1 1 12-10h24a9 9 0 1 1 12 10a9 9 0 1 1-12 10h-24a9 9 0 1 1-12-10z'],
  ],
  spray: [
    ['dark', 'round', 'M74 34q2-8 10-8h40l22 10v10h-26v18h-36q-12-12-10-30z'],
    ['second', 'flat', 'M124 50q12 12 6 32h-8q2-16-8-28z'],
    ['metal', 'round', 'M86 64h28v12h-28z'],
    ['main', 'round', 'M62 104q0-28 26-28h24q26 0 26 28v74q0 12-12 12h-52q-12 0-12-12z'],
    ['pale', 'flat', 'M62 118h76v44h-76z'],
    ['accent', 'flat', 'M74 128h34v8h-34z'],
    ['dark', 'flat', 'M74 142h50v3h-50zM74 149h38v3h-38z'],
  ],
  candle: [
    ['accent', 'sphere', 'M100 36q16 20 0 36q-16-16 0-36z'],
    ['dark', 2, 'M100 70v14'],
    ['glass', 'round', 'M58 78h84v100q0 12-12 12h-60q-12 0-12-12z'],
    ['main', 'round', 'M58 92h84v86q0 12-12 12h-60q-12 0-12-12z'],
    ['pale', 'flat', 'M74 112h52v52h-52z'],
    ['dark', 'flat', 'M84 126h32v4h-32zM88 136h24v3h-24zM92 150h16v2h-16z'],
  ],
  plant: [
    ['second', 'flat', 'M98 132q-46-10-60-62q48 4 60 62zM102 132q-8-70 34-98q18 56-34 98z'],
    ['accent', 'flat', 'M100 132q-30-50-10-112q34 44 10 112zM102 132q20-46 66-48q-12 46-66 48z'],
    ['main', 'round', 'M64 128h72l-9 56q-1 6-7 6h-40q-6 0-7-6z'],
    ['dark', 'flat', 'M64 128h72l-1 8h-70z'],
  ],
  box: [
    ['accent', 'flat', 'M70 92q-18-30 2-56q20 26-2 56zM96 88q-24-36 4-72q26 36-4 72z'],
    ['second', 'sphere', 'M112 74a18 18 0 1 1 36 0a18 18 0 1 1-36 0z'],
    ['pale', 'flat', 'M24 92l76-20l76 20l-76 22z'],
    ['main', 'flat', 'M24 92l76 22v78l-76-22z'],
    ['second', 'flat', 'M176 92l-76 22v78l76-22z'],
    ['pale', 'flat', 'M44 122l34 10v24l-34-10z'],
  ],
} as const satisfies Record<string, readonly ProductPart[]>
